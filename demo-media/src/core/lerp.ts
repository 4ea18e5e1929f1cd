/** The number `amount` (0 to 1) of the way from `a` to `b`. */
export function lerp(a: number, b: number, amount: number): number {
  return a + (b - a) * amount
}

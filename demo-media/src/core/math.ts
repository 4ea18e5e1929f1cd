/** A number as short SVG text: at most two decimals, no trailing zeros. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** The number `amount` (0 to 1) of the way from `a` to `b`. */
export function lerp(a: number, b: number, amount: number): number {
  return a + (b - a) * amount
}

export type Point = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point at `length` from `from`, in degrees clockwise from pointing right. */
export function polar(from: Point, degrees: number, length: number): Point {
  return [
    from[0] + Math.cos(radians(degrees)) * length,
    from[1] + Math.sin(radians(degrees)) * length,
  ]
}

interface Joinable {
  /** ISO time. */
  joinUntil: string
  spotsLeft: number
}

/** Whether a spot can be taken at `now`, in milliseconds since 1970. */
export const canJoin = ({ joinUntil, spotsLeft }: Joinable, now: number): boolean =>
  spotsLeft > 0 && now < Date.parse(joinUntil)

/** Classes that can still be joined at `now`, then the others, each in the order they come in. */
export function joinableFirst<T extends Joinable>(classes: readonly T[], now: number): T[] {
  return [
    ...classes.filter((one) => canJoin(one, now)),
    ...classes.filter((one) => !canJoin(one, now)),
  ]
}

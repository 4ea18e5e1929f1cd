interface Joinable {
  /** ISO time. */
  joinUntil: string
  spotsLeft: number
}

/** Whether the class can be booked at `now`, in milliseconds since 1970. */
export const canJoin = ({ joinUntil, spotsLeft }: Joinable, now: number): boolean =>
  spotsLeft > 0 && now < Date.parse(joinUntil)

/** Classes that can still be joined at `now`, then the others, each in the given order. */
export function sortJoinableFirst<T extends Joinable>(classes: readonly T[], now: number): T[] {
  return [
    ...classes.filter((one) => canJoin(one, now)),
    ...classes.filter((one) => !canJoin(one, now)),
  ]
}

import type { Moment } from '@/lib/time/dates'

/** How many classes the time line shows at once; the style sheet hides those after them. */
const TIMELINE_SHOWN = 4

/** A class of the time line, with no more than is shown of it. */
export interface TimelineClass {
  id: number
  href: string
  title: string
  /** ISO time. */
  start: string
  minutes: number
  /** ISO time until which a spot can be taken, and how many there are. */
  joinUntil: string
  spotsLeft: number
  /** More than a day away: its day belongs to its time. */
  distant: boolean
  /** Its time by the clock of its place, with the zone. */
  when: string
  /** Who gives it. */
  name: string
  portrait: string | null
  brand: string
}

/**
 * The time line at `now`: first what can still be joined, then the rest, each by start. `isShort`
 * when classes have ended since it was made and fewer are left than there is room for. Without a
 * `now`, as it was made.
 */
export function timelineAt(classes: readonly TimelineClass[], now: number | null) {
  const marked = classes.map((one) => ({
    ...one,
    phase: now === null ? ('next' as const) : runPhase(one, now),
  }))
  const ahead = marked.filter(({ phase }) => phase !== 'over')
  const isShort = ahead.length < classes.length && ahead.length < TIMELINE_SHOWN
  return { ahead: now === null ? ahead : sortJoinableFirst(ahead, now), isShort }
}

interface Joinable {
  /** ISO time. */
  joinUntil: string
  spotsLeft: number
}

/** Whether a spot can be taken at `now`, in milliseconds since 1970. */
export const canJoin = ({ joinUntil, spotsLeft }: Joinable, now: number): boolean =>
  spotsLeft > 0 && now < Date.parse(joinUntil)

/** Classes that can still be joined at `now`, then the others, each in the order they come in. */
export function sortJoinableFirst<T extends Joinable>(classes: readonly T[], now: number): T[] {
  return [
    ...classes.filter((one) => canJoin(one, now)),
    ...classes.filter((one) => !canJoin(one, now)),
  ]
}

export type RunPhase = 'next' | 'live' | 'over'

/**
 * Where a class stands at `now`, in milliseconds since 1970: it runs from its very start on, and is
 * over from its very end on. `start` is an ISO time. Specification 5.
 */
export function runPhase(one: { start: string; minutes: number }, now: number): RunPhase {
  const start = Date.parse(one.start)
  if (now < start) return 'next'
  return now < start + one.minutes * 60_000 ? 'live' : 'over'
}

/** Takes what is over from what is on or still to come. */
export function splitByEnd<T extends { startDateTime: string; sessionLength: number }>(
  classes: readonly T[],
  now: Moment,
): { over: T[]; ahead: T[] } {
  const moment = new Date(now).getTime()
  const isOver = ({ startDateTime: start, sessionLength: minutes }: T) =>
    runPhase({ start, minutes }, moment) === 'over'
  return { over: classes.filter(isOver), ahead: classes.filter((one) => !isOver(one)) }
}

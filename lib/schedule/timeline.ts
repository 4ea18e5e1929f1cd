import { runPhase, sortJoinableFirst } from './run-phase'

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

import { runPhase } from './run-phase'
import { sortJoinableFirst } from './joinable'

/** Number of classes that the timeline shows; CSS hides the rest. */
const TIMELINE_SHOWN = 4

/** A class of the timeline, with only the fields it shows. */
export interface TimelineClass {
  id: number
  href: string
  title: string
  /** ISO time. */
  start: string
  minutes: number
  /** ISO time until which the class can be booked, and the number of free spots. */
  joinUntil: string
  spotsLeft: number
  /** More than a day away, so that the day is shown with the time. */
  distant: boolean
  /** Start time in the time zone of the class, with the name of the zone. */
  when: string
  /** Name of the instructor. */
  name: string
  portrait: string | null
  brand: string
}

/**
 * The timeline at `now`: classes that can still be joined first, then the rest, each ordered by
 * start. `isShort` means that classes have ended since the list was loaded and fewer are left than
 * there is space for. Without `now`, the list as it was loaded.
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

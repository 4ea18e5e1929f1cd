import { isPast } from '@/lib/dates'
import { runPhase } from '@/lib/schedule/run-phase'
import type { Moment } from '@/lib/wall-clock'

/** How long before its start a class may be entered, in milliseconds. */
const JOIN_EARLY_MS = 10 * 60_000

type BookableClass = {
  startDateTime: string
  /** Minutes. */
  sessionLength: number
  spotsLeft: number
}

export type BookingState = {
  /** Where the class stands: `open` to be entered from ten minutes before its start. */
  phase: 'before' | 'open' | 'live' | 'ended'
  /** What the main button does for this person. */
  action: 'book' | 'full' | 'join' | 'booked' | 'started' | 'ended'
  canCancel: boolean
}

/**
 * What somebody can do with a live class at the moment `now` (the provider's clock). `booked` says
 * whether they hold a spot. A class is past from its very start on. Specification 4 and 5.
 */
export function bookingState(session: BookableClass, booked: boolean, now: Moment): BookingState {
  const phase = phaseOf(session, now)
  const begun = phase === 'live' || phase === 'ended'
  return { phase, action: actionOf(phase, booked, session.spotsLeft), canCancel: booked && !begun }
}

function phaseOf(
  { startDateTime: start, sessionLength: minutes }: BookableClass,
  now: Moment,
): BookingState['phase'] {
  const run = runPhase({ start, minutes }, new Date(now).getTime())
  if (run === 'over') return 'ended'
  if (run === 'live') return 'live'
  return isPast(Date.parse(start) - JOIN_EARLY_MS, now) ? 'open' : 'before'
}

function actionOf(
  phase: BookingState['phase'],
  booked: boolean,
  spotsLeft: number,
): BookingState['action'] {
  if (phase === 'ended') return 'ended'
  if (booked) return phase === 'before' ? 'booked' : 'join'
  if (phase === 'live') return 'started'
  return spotsLeft > 0 ? 'book' : 'full'
}

/**
 * Whether to record that somebody came: once, when they are inside from ten minutes before the
 * class's start until its end. Specification 4.
 */
export function isAttending(
  session: BookableClass,
  booking: { attended: boolean } | null,
  now: Moment,
): boolean {
  const { phase } = bookingState(session, true, now)
  return booking !== null && !booking.attended && (phase === 'open' || phase === 'live')
}

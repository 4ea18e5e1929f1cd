import type { LiveClass } from '@/lib/api/live-classes'
import { isPast, type Moment } from '@/lib/time/dates'
import { runPhase } from '@/lib/schedule/run-phase'

type BookableClass = Pick<
  LiveClass,
  'startDateTime' | 'sessionLength' | 'spotsLeft' | 'joinFrom' | 'joinUntil' | 'cancellableUntil'
>

export type BookingState = {
  /** Where the class stands: `open` to be entered before its start. */
  phase: 'before' | 'open' | 'live' | 'ended'
  /** What the main button does for this person: `enter` books a class that runs and goes in. */
  action: 'book' | 'enter' | 'full' | 'join' | 'booked' | 'closed' | 'ended'
  canCancel: boolean
}

/**
 * What somebody can do with a live class at the moment `now` (the provider's clock). `booked` says
 * whether they hold a spot. Every moment at which something changes is the provider's.
 */
export function bookingState(session: BookableClass, booked: boolean, now: Moment): BookingState {
  const phase = phaseOf(session, now)
  return {
    phase,
    action: actionOf(session, phase, booked, now),
    canCancel: booked && !isPast(session.cancellableUntil, now),
  }
}

function phaseOf(session: BookableClass, now: Moment): BookingState['phase'] {
  const { startDateTime: start, sessionLength: minutes, joinFrom } = session
  const run = runPhase({ start, minutes }, new Date(now).getTime())
  if (run === 'over') return 'ended'
  if (run === 'live') return 'live'
  return isPast(joinFrom, now) ? 'open' : 'before'
}

function actionOf(
  { joinUntil, spotsLeft }: BookableClass,
  phase: BookingState['phase'],
  booked: boolean,
  now: Moment,
): BookingState['action'] {
  if (phase === 'ended') return 'ended'
  if (booked) return phase === 'before' ? 'booked' : 'join'
  if (isPast(joinUntil, now)) return 'closed'
  if (spotsLeft <= 0) return 'full'
  return phase === 'live' ? 'enter' : 'book'
}

/** Whether to record that somebody came: once, while they are inside. */
export function isAttending(
  { joinFrom, attendanceUntil }: Pick<LiveClass, 'joinFrom' | 'attendanceUntil'>,
  booking: { attended: boolean } | null,
  now: Moment,
): boolean {
  return (
    booking !== null && !booking.attended && isPast(joinFrom, now) && !isPast(attendanceUntil, now)
  )
}

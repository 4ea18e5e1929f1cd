import type { LiveClass } from '@/lib/api/live-classes'
import { isPast, type Moment } from '@/lib/time/dates'
import { runPhase } from '@/lib/schedule/run-phase'

type BookableClass = Pick<
  LiveClass,
  | 'startDateTime'
  | 'sessionLength'
  | 'spotsLeft'
  | 'joinFrom'
  | 'joinUntil'
  | 'cancellableUntil'
  | 'cancelled'
  | 'waitlist'
  | 'conflict'
>

export type BookingState = {
  /** Phase of the class; `open` means that it has not started but can be joined. */
  phase: 'before' | 'open' | 'live' | 'ended'
  /**
   * What the main button does: `enter` books a running class and joins it, `wait` joins the waitlist
   * of a full one, `waiting` shows the place in it. Nothing can be done when the time is taken by
   * another booking (`conflict`).
   */
  action:
    | 'book'
    | 'enter'
    | 'wait'
    | 'waiting'
    | 'full'
    | 'conflict'
    | 'join'
    | 'booked'
    | 'closed'
    | 'cancelled'
    | 'ended'
  canCancel: boolean
}

/**
 * What a member can do with a live class at `now` (the provider's clock). `booked` says whether
 * they hold a spot. All time limits come from the provider.
 */
export function bookingState(session: BookableClass, booked: boolean, now: Moment): BookingState {
  const phase = phaseOf(session, now)
  return {
    phase,
    action: actionOf(session, phase, booked, now),
    canCancel: booked && !session.cancelled && !isPast(session.cancellableUntil, now),
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
  { joinUntil, spotsLeft, cancelled, waitlist, conflict }: BookableClass,
  phase: BookingState['phase'],
  booked: boolean,
  now: Moment,
): BookingState['action'] {
  if (cancelled) return 'cancelled'
  if (phase === 'ended') return 'ended'
  if (booked) return phase === 'before' ? 'booked' : 'join'
  if (isPast(joinUntil, now)) return 'closed'
  if (spotsLeft <= 0 && phase === 'live') return 'full'
  if (spotsLeft <= 0 && waitlist) return 'waiting'
  if (conflict) return 'conflict'
  if (spotsLeft <= 0) return 'wait'
  return phase === 'live' ? 'enter' : 'book'
}

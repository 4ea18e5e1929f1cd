import type { BookingState } from '@/lib/booking/booking-state'
import type { WatchRefusal } from './can-watch'

/** The state of the full screen of a live class. */
export type LiveView =
  | 'waiting'
  | 'ended'
  /** The studio has called the class off. */
  | 'cancelled'
  | 'sign-in'
  | 'unavailable'
  | 'book'
  /** All spots are taken, and the member has none. */
  | 'full'
  /** Booking has closed, and the member has no spot. */
  | 'closed'
  | 'early'
  | 'subscribe'
  | 'failed'
  | 'playing'

interface LiveScene {
  /** Null while the current time is not known. */
  phase: BookingState['phase'] | null
  /** The action of the class's main button. */
  action: BookingState['action']
  session: 'loading' | 'guest' | 'member' | 'unavailable'
  /** Whether the member holds a spot; null until the provider has responded. */
  booked: boolean | null
  /** The booking could not be loaded. */
  bookingFailed: boolean
  playback:
    { phase: 'idle' | 'asking' | 'playing' | 'failed' } | { phase: 'refused'; reason: WatchRefusal }
}

const noSpot = new Set<BookingState['action']>(['full', 'wait', 'waiting'])

/** The view for a live class. Only members with a spot see when they can join. */
export function liveView(scene: LiveScene): LiveView {
  const { phase, action, session, booked, bookingFailed, playback } = scene
  if (phase === null) return 'waiting'
  if (action === 'cancelled') return 'cancelled'
  if (phase === 'ended') return 'ended'
  const refused = playback.phase === 'refused' ? playback.reason : null
  if (session === 'guest' || refused === 'sign-in') return 'sign-in'
  if (session === 'unavailable') return 'unavailable'
  if (session === 'loading') return 'waiting'
  if (booked === false && action === 'closed') return 'closed'
  if (refused === 'subscribe') return 'subscribe'
  if (refused === 'book' || booked === false) return noSpot.has(action) ? 'full' : 'book'
  if (phase === 'before') {
    if (booked === null) return bookingFailed ? 'unavailable' : 'waiting'
    return 'early'
  }
  if (playback.phase === 'failed' || playback.phase === 'playing') return playback.phase
  return 'waiting'
}

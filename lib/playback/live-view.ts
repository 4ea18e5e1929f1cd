import type { BookingState } from '@/lib/booking/booking-state'
import type { WatchRefusal } from './can-watch'

/** What the full screen of a live class shows. */
export type LiveView =
  | 'waiting'
  | 'ended'
  | 'sign-in'
  | 'unavailable'
  | 'book'
  /** Somebody who did not book: every spot is taken. */
  | 'full'
  /** Somebody who did not book, once nobody can any more. */
  | 'closed'
  | 'early'
  | 'subscribe'
  | 'failed'
  | 'playing'

interface LiveScene {
  /** Null while the present is not known. */
  phase: BookingState['phase'] | null
  /** What the class's main button would do for the person. */
  action: BookingState['action']
  session: 'loading' | 'guest' | 'member' | 'unavailable'
  /** Whether the person holds a spot; null until the provider has said so. */
  booked: boolean | null
  /** The provider could not say it. */
  bookingFailed: boolean
  playback:
    { phase: 'idle' | 'asking' | 'playing' | 'failed' } | { phase: 'refused'; reason: WatchRefusal }
}

/** Decides what stands on the stage of a live class. Only who holds a spot is told when they can come in. */
export function liveView(scene: LiveScene): LiveView {
  const { phase, action, session, booked, bookingFailed, playback } = scene
  if (phase === null) return 'waiting'
  if (phase === 'ended') return 'ended'
  const refused = playback.phase === 'refused' ? playback.reason : null
  if (session === 'guest' || refused === 'sign-in') return 'sign-in'
  if (session === 'unavailable') return 'unavailable'
  if (session === 'loading') return 'waiting'
  if (booked === false && action === 'closed') return 'closed'
  if (refused === 'subscribe') return 'subscribe'
  if (refused === 'book' || booked === false) return action === 'full' ? 'full' : 'book'
  if (phase === 'before') {
    if (booked === null) return bookingFailed ? 'unavailable' : 'waiting'
    return 'early'
  }
  if (playback.phase === 'failed' || playback.phase === 'playing') return playback.phase
  return 'waiting'
}

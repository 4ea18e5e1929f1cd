import { useEffect, useEffectEvent } from 'react'
import { useLiveClass } from '@/hooks/schedule/use-live-class'
import { useSession } from '@/hooks/session/use-session'
import { useNow } from '@/hooks/use-now'
import type { CallError } from '@/lib/api/errors'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { liveView } from '@/lib/playback/live-view'
import type { StreamFailure } from '@/lib/playback/stream-recovery'
import { useAttendance } from '@/hooks/booking/use-attendance'
import { usePlayback } from './use-playback'

/** What the full screen of a live class shows, with what that needs. */
type LiveStageState =
  | { kind: 'waiting' | 'ended' | 'cancelled' | 'closed' | 'full' | 'early' }
  /** `booking` is what a guest may do; null for nothing. */
  | { kind: 'sign-in'; booking: 'book' | 'enter' | null }
  | { kind: 'unavailable' | 'failed'; retry: () => void }
  /** `onForbidden` takes the provider's refusal when no plan covers the class. */
  | { kind: 'book'; isOn: boolean; onForbidden: (error: CallError) => void }
  /** `refusal` is the provider's. */
  | { kind: 'subscribe'; refusal: CallError | null }
  | { kind: 'playing'; url: string; onFailure: (failure: StreamFailure) => void }

/** Lets whoever may into a live class as soon as it is open, and says what stands in the way of others. */
export function useLiveStage(initial: LiveClass): LiveStageState & { liveClass: LiveClass } {
  const session = useSession()
  const { liveClass, isFresh, error, retry } = useLiveClass(initial.id, initial)
  const now = useNow()
  const { state, play, fail, refuse } = usePlayback({ liveClassId: initial.id })
  const { phase, action } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  const bookingId = liveClass.booking?.id ?? null
  const isOpen = now !== null && (phase === 'open' || phase === 'live')
  // Playback is not requested without a spot; if the booking could not be loaded, the provider
  // decides.
  const mayEnter = bookingId !== null || error !== undefined
  const canEnter = isOpen && mayEnter && session.status === 'member' && state.phase === 'idle'
  const enter = useEffectEvent(() => void play(0))
  const enterAfterBooking = useEffectEvent(() => {
    if (state.phase === 'refused' && state.reason === 'book') void play(0)
  })
  useAttendance(liveClass, now)

  useEffect(() => {
    if (canEnter) enter()
  }, [canEnter])
  useEffect(() => {
    if (bookingId !== null) enterAfterBooking()
  }, [bookingId])

  const view = liveView({
    phase: now === null ? null : phase,
    action,
    session: session.status,
    booked: isFresh ? bookingId !== null : null,
    bookingFailed: error !== undefined,
    playback: state,
  })

  function stage(): LiveStageState {
    switch (view) {
      case 'playing':
        return state.phase === 'playing'
          ? { kind: view, url: state.url, onFailure: (failure) => fail(failure, 0) }
          : { kind: 'waiting' }
      case 'unavailable':
        return { kind: view, retry: session.status === 'unavailable' ? session.retry : retry }
      case 'failed':
        return { kind: view, retry: () => void play(0) }
      case 'sign-in':
        return { kind: view, booking: action === 'book' || action === 'enter' ? action : null }
      case 'book':
        return {
          kind: view,
          isOn: bookingState(liveClass, false, now ?? 0).action === 'enter',
          onForbidden: (error) => refuse('subscribe', error),
        }
      case 'subscribe':
        return { kind: view, refusal: state.phase === 'refused' ? state.error : null }
      default:
        return { kind: view }
    }
  }
  return { ...stage(), liveClass }
}

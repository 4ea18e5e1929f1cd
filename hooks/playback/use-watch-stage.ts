import { useEffect, useEffectEvent } from 'react'
import { browserApi } from '@/lib/api/browser'
import type { CallError } from '@/lib/api/errors'
import { getPersonalVideo } from '@/lib/api/personal-videos'
import { attempt } from '@/lib/api/result'
import { type Session, useSession } from '@/hooks/session/use-session'
import { resumeAt } from '@/lib/playback/can-watch'
import type { StreamFailure } from '@/lib/playback/stream-recovery'
import type { TrackedVideo } from '@/lib/tracking/events'
import { track } from '@/lib/tracking/track'
import { usePendingAction } from '@/hooks/use-pending-action'
import { usePersonalVideo } from './use-personal-video'
import { usePlayback } from './use-playback'

/** What stands on a video's picture, with what that needs. */
export type WatchStageState =
  | {
      kind: 'playing'
      url: string
      startAt: number
      /** Whether what is watched is recorded: for members alone. */
      isRecorded: boolean
      onFailure: (failure: StreamFailure, positionSeconds: number) => void
    }
  | { kind: 'failed'; retry: () => void }
  | {
      kind: 'offer'
      /** Whose buttons it has; both until it is known who is there. */
      buttonsFor: 'guest' | 'member' | 'both'
      /** Seconds at which it goes on; null to begin at the start. */
      resumesAt: number | null
      isAsking: boolean
      /** The provider asks for a plan; null when it does not. */
      refusal: CallError | null
      play: () => void
      dismiss: () => void
    }

/**
 * Decides what stands on a video's picture, and tracks once that the video was seen, as soon as it is
 * known how much of it the person has watched.
 */
export function useWatchStage(
  video: { id: number; free: boolean; durationSeconds: number },
  tracked: TrackedVideo,
): WatchStageState {
  const session = useSession()
  const isMember = session.status === 'member'
  const isGuest = session.status === 'guest'
  const personal = usePersonalVideo(video.id, isMember)
  const { state, play, fail, dismiss } = usePlayback({ videoId: video.id })
  const isKnown = isGuest || session.status === 'unavailable' || personal.isSettled

  const tell = useEffectEvent(() => {
    track('Video Detail', { ...tracked, completion: personal.video?.completion ?? 0 })
  })
  useEffect(() => {
    if (isKnown) tell()
  }, [isKnown])

  const resumesAt = resumeAt(personal.video?.resumeSeconds ?? null, video.durationSeconds)
  // Who presses before it is known where they stopped does not lose their place.
  const isPlaceKnown = isGuest || personal.video !== null
  const start = () => void play(isPlaceKnown ? (resumesAt ?? 0) : readPlace(video))
  usePendingAction(
    { kind: 'play', id: video.id },
    personal.isSettled && state.phase === 'idle',
    start,
  )

  if (state.phase === 'playing') {
    const { url, startAt } = state
    return { kind: 'playing', url, startAt, isRecorded: isMember, onFailure: fail }
  }
  if (state.phase === 'failed') return { kind: 'failed', retry: () => void play(state.startAt) }
  return {
    kind: 'offer',
    buttonsFor: video.free ? 'member' : whoMayBeThere(session.status),
    resumesAt,
    isAsking: state.phase === 'asking',
    refusal: state.phase === 'refused' && state.reason === 'subscribe' ? state.error : null,
    play: start,
    dismiss,
  }
}

/** Where a member stopped, in seconds; 0 if that cannot be read. */
async function readPlace({ id, durationSeconds }: { id: number; durationSeconds: number }) {
  const personal = await attempt(getPersonalVideo(browserApi, id))
  const stoppedSeconds = personal.ok ? personal.data.resumeSeconds : null
  return resumeAt(stoppedSeconds, durationSeconds) ?? 0
}

function whoMayBeThere(status: Session['status']): 'guest' | 'member' | 'both' {
  if (status === 'guest') return 'guest'
  return status === 'loading' ? 'both' : 'member'
}

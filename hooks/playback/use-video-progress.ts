import { type RefObject, useEffect } from 'react'
import {
  addStretch,
  completion,
  coveredSeconds,
  milestonesBetween,
  type Stretch,
} from '@/lib/playback/watched-time'
import type { TrackedVideo } from '@/lib/tracking/events'
import { track } from '@/lib/tracking/track'

interface ProgressOptions {
  /** The tracked fields of the video; null tracks nothing. */
  video: TrackedVideo | null
  /** How much was played earlier, in seconds; it counts as played from the beginning. */
  playedBefore: RefObject<number>
}

/**
 * Tracks how much of a video was played: each quarter once, when it is reached. Skipped parts do
 * not count, and repeated parts count once.
 */
export function useVideoProgress(
  media: HTMLMediaElement | null,
  { video, playedBefore }: ProgressOptions,
) {
  useEffect(() => {
    if (!media || !video) return
    let played: Stretch[] = []
    let playingFrom: number | null = null
    let furthest = 0

    const reached = (stretches: readonly Stretch[]) => {
      const before = { from: 0, to: playedBefore.current }
      return completion(coveredSeconds(addStretch(stretches, before)), media.duration)
    }
    const look = () => {
      if (media.seeking || media.readyState === HTMLMediaElement.HAVE_NOTHING) return
      const to = media.currentTime
      if (playingFrom !== null) played = addStretch(played, { from: playingFrom, to })
      playingFrom = to
      const now = reached(played)
      for (const step of milestonesBetween(Math.max(furthest, reached([])), now))
        track('Video Progress', { ...video, completion: step })
      furthest = now
    }
    const jump = () => {
      playingFrom = null
    }

    const listeners = { playing: look, timeupdate: look, ended: look, seeking: jump, emptied: jump }
    for (const [event, listener] of Object.entries(listeners))
      media.addEventListener(event, listener)
    return () => {
      for (const [event, listener] of Object.entries(listeners))
        media.removeEventListener(event, listener)
    }
  }, [media, video, playedBefore])
}

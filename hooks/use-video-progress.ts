import { useEffect } from 'react'
import { completion, milestonesBetween } from '@/lib/playback/completion'
import type { TrackedVideo } from '@/lib/tracking/events'
import { track } from '@/lib/tracking/track'

/**
 * Tracks how far a video has come: at each quarter that is reached, once, from where it began to
 * play. Nothing is tracked of what is null.
 */
export function useVideoProgress(media: HTMLMediaElement | null, video: TrackedVideo | null) {
  useEffect(() => {
    if (!media || !video) return
    let furthest: number | null = null
    const look = () => {
      const reached = completion(media.currentTime, media.duration)
      for (const step of milestonesBetween(furthest ?? reached, reached))
        track('Video Progress', { ...video, completion: step })
      furthest = Math.max(furthest ?? 0, reached)
    }
    media.addEventListener('timeupdate', look)
    media.addEventListener('ended', look)
    return () => {
      media.removeEventListener('timeupdate', look)
      media.removeEventListener('ended', look)
    }
  }, [media, video])
}

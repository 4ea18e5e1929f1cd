import type { VideoSession } from '@/lib/api/user-videos'
import type { Video } from '@/lib/api/videos'
import { resumeAt } from '@/lib/playback/can-watch'

export interface BegunVideo {
  /** The newest session of the video, with the current position. */
  session: VideoSession
  video: Video
  /** Percent watched, at least 1. */
  percent: number
  /** Minutes left, at least 1. */
  minutesLeft: number
}

/** The videos to resume, in the given order, each once. */
export function continueWatching(sessions: readonly VideoSession[]): BegunVideo[] {
  const seen = new Set<number>()
  return sessions.flatMap((session) => {
    const { video, positionSeconds } = session
    const position = resumeAt(positionSeconds, video.durationSeconds)
    if (position === null || seen.has(video.id)) return []
    seen.add(video.id)
    const left = video.durationSeconds - position
    return {
      session,
      video,
      percent: Math.max(1, Math.floor((position / video.durationSeconds) * 100)),
      minutesLeft: Math.max(1, Math.round(left / 60)),
    }
  })
}

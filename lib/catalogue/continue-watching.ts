import type { VideoSession } from '@/lib/api/user-videos'
import type { Video } from '@/lib/api/videos'
import { resumeAt } from '@/lib/playback/can-watch'

export interface BegunVideo {
  /** Where it stands; the newest session of the video. */
  session: VideoSession
  video: Video
  /** Percent, at least 1: somebody has begun. */
  percent: number
  /** Minutes that are left, at least 1. */
  minutesLeft: number
}

/** The videos that go on where somebody stopped, in the order given, each once. */
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

import type { Api } from '@/lib/api/client'
import { type Page, page } from '@/lib/api/paging'
import { attempt } from '@/lib/api/result'
import {
  id,
  nothing,
  number,
  object,
  optional,
  type Shape,
  single,
  time,
  withDefault,
} from '@/lib/api/shape'
import { video } from '@/lib/api/videos'

const videoSession = object({
  id,
  video,
  positionSeconds: withDefault(number, 0),
  startedAt: time,
  endedAt: withDefault(optional(time), null),
})
/** Where somebody stopped in a video. */
export type VideoSession = Shape<typeof videoSession>
export type VideoSessionId = VideoSession['id']

/** The videos begun and not finished, newest first. */
export function listOpenVideoSessions(api: Api): Promise<Page<VideoSession>> {
  return api.get('/v1/user_video_sessions', { query: { open: true }, decode: page(videoSession) })
}

// The player keeps the place by itself, while somebody watches.
const byItself = { wanted: false }

/** Begins a video, or goes on with the session of it that is open. */
export function openVideoSession(api: Api, videoId: number, { wanted } = byItself) {
  return attempt(
    api.post('/v1/user_video_sessions', {
      body: { videoId },
      wanted,
      decode: single(videoSession),
    }),
  )
}

export function updateVideoSession(
  api: Api,
  sessionId: VideoSessionId,
  update: { positionSeconds: number; ended: boolean },
  { wanted } = byItself,
) {
  return attempt(
    api.put(`/v1/user_video_sessions/${encodeURIComponent(sessionId)}`, {
      body: update,
      wanted,
      keepalive: true,
      decode: nothing,
    }),
  )
}

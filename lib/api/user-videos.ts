import type { Api } from './client'
import { type Page, page } from './paging'
import { attempt } from './result'
import {
  id,
  type Infer,
  nothing,
  number,
  object,
  orNull,
  single,
  time,
  withDefault,
} from './schema'
import { video } from './videos'

const videoSession = object({
  id,
  video,
  positionSeconds: withDefault(number, 0),
  watchedSeconds: withDefault(number, 0),
  startedAt: time,
  endedAt: orNull(time),
})
/** Where somebody stopped in a video, and how long they have played it until then. */
export type VideoSession = Infer<typeof videoSession>
export type VideoSessionId = VideoSession['id']

/** The videos begun and not finished, newest first. */
export function listOpenVideoSessions(api: Api): Promise<Page<VideoSession>> {
  return api.get('/v1/user_video_sessions', { query: { open: true }, decode: page(videoSession) })
}

/** `wanted` where a person asked for it; else the player keeps the place by itself. */
type WriteOptions = { signal?: AbortSignal; wanted?: boolean }

/**
 * Opens the session of a video, or goes on with the open one, at a position. Outlives the page, like
 * `updateVideoSession`, so that both also work while leaving.
 */
export function openVideoSession(
  api: Api,
  session: { videoId: number; positionSeconds: number },
  { signal, wanted = false }: WriteOptions = {},
) {
  return attempt(
    api.post('/v1/user_video_sessions', {
      body: session,
      signal,
      wanted,
      keepalive: true,
      decode: single(videoSession),
    }),
  )
}

export function updateVideoSession(
  api: Api,
  sessionId: VideoSessionId,
  update: { positionSeconds: number; ended: boolean },
  { signal, wanted = false }: WriteOptions = {},
) {
  return attempt(
    api.put(`/v1/user_video_sessions/${encodeURIComponent(sessionId)}`, {
      body: update,
      signal,
      wanted,
      keepalive: true,
      decode: nothing,
    }),
  )
}

/** Seconds watched since `playbackStartedAt` (ISO time, the same within one playback). */
export type VideoWatch = {
  videoId: number
  watchedSeconds: number
  live: boolean
  playbackStartedAt: string
}

/** Records what was watched; outlives the page, so that it also works while leaving. Specification 7. */
export function recordWatch(
  api: Api,
  watch: VideoWatch,
  { signal }: { signal?: AbortSignal } = {},
) {
  return attempt(
    api.post('/v2/user_video_watches', {
      body: watch,
      signal,
      wanted: false,
      keepalive: true,
      decode: nothing,
    }),
  )
}

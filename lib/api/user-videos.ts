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
/** The position of a member in a video, and how long they have played it so far. */
export type VideoSession = Infer<typeof videoSession>
export type VideoSessionId = VideoSession['id']

/** Videos that were started and not finished, newest first. */
export function listOpenVideoSessions(api: Api): Promise<Page<VideoSession>> {
  return api.get('/v1/user_video_sessions', { query: { open: true }, decode: page(videoSession) })
}

/**
 * `wanted` is true when the user asked for it, false when the player saves the position by itself.
 */
type WriteOptions = { signal?: AbortSignal; wanted?: boolean }

/**
 * Starts a video session at a position, or continues the open one. Like `updateVideoSession` it
 * finishes after the page is unloaded, so that both also work while leaving.
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

/**
 * Records what was watched. The request finishes after the page is unloaded, so that it also works
 * while leaving. Specification 7.
 */
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

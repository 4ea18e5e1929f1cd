import type { Api } from './client'
import { attempt } from './result'
import { object, single, string, time, webUrl } from './schema'

/** Permission to play one stream until `expiresAt`; `playbackUrl` is the URL of an HLS playlist. */
const playback = object({
  token: string,
  playbackUrl: webUrl,
  expiresAt: time,
})
export type PlaybackInput = { videoId: number } | { liveClassId: number }

/**
 * Requests permission to play a stream. Status 401 means that the visitor must sign in first, 403
 * that a subscription is missing. For a visitor a 401 does not end a session. Specification 7.
 */
export function requestPlayback(api: Api, input: PlaybackInput) {
  return attempt(
    api.post('/v1/brightcove_token/generate', {
      body: input,
      decode: single(playback),
    }),
  )
}

/** Requests the first seconds of a video, which anybody may see. 404 where it has no preview. */
export function requestPreview(api: Api, videoId: number) {
  return attempt(api.post(`/v1/videos/${videoId}/preview`, { decode: single(playback) }))
}

import type { Api } from './client'
import { attempt } from './result'
import { object, single, string, time, webUrl } from './schema'

/** Leave to play one stream for a while; `playbackUrl` is an HLS address. */
const playback = object({
  token: string,
  playbackUrl: webUrl,
  expiresAt: time,
})
export type PlaybackInput = { videoId: number } | { liveClassId: number }

/**
 * Asks for leave to play. Status 401 means sign in first, 403 that a subscription is missing.
 * A visitor's 401 is an answer, not the end of a session. Specification 7.
 */
export function requestPlayback(api: Api, input: PlaybackInput) {
  return attempt(
    api.post('/v1/brightcove_token/generate', {
      body: input,
      decode: single(playback),
    }),
  )
}

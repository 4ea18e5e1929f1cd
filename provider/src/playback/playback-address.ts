import { z } from '@hono/zod-openapi'
import type { Deps } from '../deps'
import { type PlaybackClaims, signPlaybackToken } from './playback-token'

/** Where a stream can be read, and until when. */
export const Playback = z.object({
  token: z.string(),
  playback_url: z.url(),
  expires_at: z.iso.datetime(),
})

/** The wire form of a permission: the address of its stream, signed. */
export function presentPlayback({ env }: Pick<Deps, 'env'>, claims: PlaybackClaims) {
  const token = signPlaybackToken(claims, env.playbackSecret)
  return {
    token,
    playback_url: `${env.mediaUrl}/hls/${token}/master.m3u8`,
    expires_at: new Date(claims.expires).toISOString(),
  }
}

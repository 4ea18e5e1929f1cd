import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { secretsMatch } from '../identity/credentials'
import type { Content, PlaybackGrant } from './check-playable'

const claimsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    id: z.int(),
    user: z.int().nullable(),
    stream: z.string(),
    expires: z.int(),
    /** Length of the video in seconds. */
    seconds: z.int(),
  }),
  z.object({
    kind: z.literal('preview'),
    id: z.int(),
    stream: z.string(),
    expires: z.int(),
    /** How much of the stream, from its beginning. */
    seconds: z.int(),
  }),
  z.object({
    kind: z.literal('live'),
    id: z.int(),
    user: z.int(),
    stream: z.string(),
    expires: z.int(),
    /** Epoch milliseconds. */
    starts: z.int(),
    ends: z.int(),
  }),
])

/**
 * The content of a playback token: permission for one user (null: anybody) to play one stream until
 * `expires` (epoch ms).
 */
export type PlaybackClaims = z.infer<typeof claimsSchema>

const sign = (body: string, secret: string) =>
  createHmac('sha256', secret).update(`playback ${body}`).digest('base64url')

/** A token that is safe in a URL: base64url and one dot. */
export function signPlaybackToken(playback: PlaybackClaims, secret: string): string {
  const body = Buffer.from(JSON.stringify(playback)).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

/** The content of a token, or null when its signature is invalid or it has expired at `now`. */
export function verifyPlaybackToken(
  token: string,
  secret: string,
  now: Date,
): PlaybackClaims | null {
  const [body, signature, ...rest] = token.split('.')
  if (!body || !signature || rest.length > 0) return null
  if (!secretsMatch(signature, sign(body, secret))) return null
  const playback = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return playback.expires > now.getTime() ? playback : null
}

/** The token content for a permission; `expires` in epoch milliseconds. */
export function toPlaybackClaims(
  content: Content,
  grant: PlaybackGrant,
  userId: number | undefined,
  expires: number,
): PlaybackClaims {
  const id = 'videoId' in content ? content.videoId : content.liveClassId
  const common = { id, stream: grant.stream, expires }
  if (grant.kind === 'video')
    return { ...common, kind: 'video', user: userId ?? null, seconds: grant.seconds }
  if (userId === undefined) throw new Error('A live class needs a user')
  const times = { starts: grant.startsAt.getTime(), ends: grant.endsAt.getTime() }
  return { ...common, kind: 'live', user: userId, ...times }
}

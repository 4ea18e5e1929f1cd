import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const shape = z.discriminatedUnion('kind', [
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

/** What a playback token says: leave for one user (null: anybody) to play one stream until `expires` (epoch ms). */
export type Playback = z.infer<typeof shape>

const sign = (body: string, secret: string) =>
  createHmac('sha256', secret).update(`playback ${body}`).digest('base64url')

/** A token that can stand in an address: base64url and one dot. */
export function signPlayback(playback: Playback, secret: string): string {
  const body = Buffer.from(JSON.stringify(playback)).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

/** What a token says, or null when it was not signed by us or has expired at `now`. */
export function readPlayback(token: string, secret: string, now: Date): Playback | null {
  const [body, signature, ...rest] = token.split('.')
  if (!body || !signature || rest.length > 0) return null
  const expected = Buffer.from(sign(body, secret))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const playback = shape.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return playback.expires > now.getTime() ? playback : null
}

import { env } from '@/lib/config/env'
import { BodyTooLargeError, readBody } from '@/lib/api/read-body'
import { errorResponse } from '@/lib/server/responses'
import { isSameOrigin } from './same-origin.mjs'

/**
 * Whether a write comes from a page of this site. Browsers name the page's origin with every write
 * and cannot be made to lie about it; a write that names none, or another, is refused. What the
 * request's own `Host` says is nobody's word: behind a rebound name it would be the attacker's.
 */
export function isSameOriginWrite(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin === null) return site === 'same-origin'
  return isSameOrigin(origin, env().NEXTAUTH_URL)
}

/** The most that is taken from a visitor, in bytes. */
const MAX_REQUEST_BYTES = 64 * 1024

/** Reads a request's body within the limit, or gives the refusal. */
export async function readRequestBody(
  request: Request,
  maxBytes = MAX_REQUEST_BYTES,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  try {
    return await readBody(request, maxBytes)
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      return errorResponse(413, 'too_large', { connection: 'close' })
    return errorResponse(400, 'bad_request')
  }
}

import { env } from '@/lib/config/env'
import { BodyTooLargeError, readBody } from '@/lib/api/read-body'
import { errorResponse } from '@/lib/server/responses'
import { isSameOrigin } from './same-origin.mjs'

/**
 * Whether a write comes from a page of this site. Browsers send the page's origin with every write,
 * and pages cannot forge it; a write with another origin or none is rejected. The request's own
 * `Host` is not compared, because after DNS rebinding it is the attacker's.
 */
export function isSameOriginWrite(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin === null) return site === 'same-origin'
  return isSameOrigin(origin, env().NEXTAUTH_URL)
}

/** Maximum size of a visitor's request body, in bytes. */
const MAX_REQUEST_BYTES = 64 * 1024

/** Reads a request's body up to the limit, or returns an error response. */
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

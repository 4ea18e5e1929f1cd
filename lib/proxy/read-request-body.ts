import { BodyTooLargeError, readBody } from '@/lib/api/read-body'
import { errorResponse } from './error-response'

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

import { FILE_TIMEOUT_MS } from '@/lib/api/timeouts'
import { endSession } from '@/lib/auth/session-cookie'
import { env } from '@/lib/config/env'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'
import { errorResponse, NO_STORE } from '@/lib/server/responses'
import { pickHeaders } from './forward'
import { sessionCredentials } from './provider-proxy'

const passedOn = ['content-type', 'content-disposition', 'retry-after', 'x-request-id']

/**
 * Passes a file of the provider on as it arrives, whatever its size, with the credentials of the
 * session cookie. A failure half-way breaks the connection off.
 */
export async function streamDownload(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const limit = AbortSignal.timeout(FILE_TIMEOUT_MS)
  let answer: Response
  try {
    answer = await fetch(`${env().PROVIDER_URL}${pathname}`, {
      headers: {
        ...pickHeaders(request.headers, ['accept-language']),
        ...visitorHeaders(request.headers),
        ...(await sessionCredentials(request)),
        'x-request-id': requestIdOf(request.headers),
      },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, limit]),
    })
  } catch {
    return errorResponse(limit.aborted ? 504 : 502, 'unavailable')
  }
  if (answer.status >= 500) return errorResponse(answer.status, 'unavailable')
  const response = new Response(answer.body, {
    status: answer.status,
    headers: { 'cache-control': NO_STORE, ...pickHeaders(answer.headers, passedOn) },
  })
  if (answer.status === 401) endSession(request.headers, response.headers)
  return response
}

import { env } from '@/lib/config/env'
import { forward, pickHeaders, reply } from '@/lib/proxy/forward'
import { PROVIDER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'
import { errorResponse } from '@/lib/server/responses'

const tokenPattern = /^[\w-]{1,100}$/
const responseHeaders = ['content-type', 'content-security-policy', 'retry-after', 'x-request-id']

/**
 * The page of the provider that stops mails. A mail program sends its POST without an origin or a
 * session, which the token in the address makes up for; so no credentials are added.
 */
async function optOut(
  request: Request,
  { params }: RouteContext<'/api/mail-opt-outs/[token]'>,
): Promise<Response> {
  const { token } = await params
  if (!tokenPattern.test(token)) return errorResponse(404, 'not_found')
  const list = new URL(request.url).searchParams.get('list') ?? ''
  const answer = await forward({
    method: request.method,
    url: `${env().PROVIDER_URL}/mail-opt-outs/${token}?${new URLSearchParams({ list })}`,
    headers: {
      ...pickHeaders(request.headers, ['accept-language']),
      ...visitorHeaders(request.headers),
      'x-request-id': requestIdOf(request.headers),
    },
    timeoutMs: PROVIDER_TIMEOUT_MS,
  })
  if (answer instanceof Response) return answer
  if (answer.status >= 500) return errorResponse(answer.status, 'unavailable')
  return reply(answer, pickHeaders(answer.headers, responseHeaders))
}

export { optOut as GET, optOut as POST }

import { env } from '@/lib/config/env'
import { closestLocale } from '@/lib/locale/languages'
import { optOutProblemPage } from '@/lib/mail-opt-outs/opt-out-page'
import { forward, pickHeaders, reply } from '@/lib/proxy/forward'
import { PROVIDER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'

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
  const locale = closestLocale(request.headers.get('accept-language'))
  if (!tokenPattern.test(token)) return optOutProblemPage(404, locale, { kind: 'broken' })
  const { method } = request
  const list = new URL(request.url).searchParams.get('list') ?? ''
  const answer = await forward({
    method,
    url: `${env().PROVIDER_URL}/mail-opt-outs/${token}?${new URLSearchParams({ list })}`,
    headers: {
      ...pickHeaders(request.headers, ['accept-language']),
      ...visitorHeaders(request.headers),
      'x-request-id': requestIdOf(request.headers),
    },
    timeoutMs: PROVIDER_TIMEOUT_MS,
  })
  const { status } = answer
  if (answer instanceof Response || status >= 500 || status === 429)
    return optOutProblemPage(status, locale, { kind: 'unavailable', method, list })
  // Whatever else is not one of its pages refuses the request.
  if (!answer.headers.get('content-type')?.startsWith('text/html'))
    return optOutProblemPage(status, locale, { kind: 'broken' })
  return reply(answer, pickHeaders(answer.headers, responseHeaders))
}

export { optOut as GET, optOut as POST }

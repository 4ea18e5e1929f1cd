import { PROVIDER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { countriesIn } from '@/lib/proxy/countries-in'
import { forward, reply } from '@/lib/proxy/forward'
import { errorResponse } from '@/lib/server/responses'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'
import { env } from '@/lib/config/env'
import { closestLocale } from '@/lib/locale/languages'

const PATH = /^\/api\/countries(?:\/[A-Za-z]{2}\/states(?:\/[A-Za-z0-9-]{1,6}\/cities)?)?$/

/** Countries, states and cities, requested with the key that browsers never see. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!PATH.test(pathname)) return errorResponse(404, 'not_found')
  const { GEOGRAPHY_URL, GEOGRAPHY_KEY, GEOGRAPHY_KEY_HEADER, PROVIDER_URL } = env()
  const response = await forward({
    method: 'GET',
    url: `${GEOGRAPHY_URL ?? `${PROVIDER_URL}/api`}${pathname.replace('/api', '')}`,
    headers: {
      accept: 'application/json',
      [GEOGRAPHY_KEY_HEADER]: GEOGRAPHY_KEY,
      'x-request-id': requestIdOf(request.headers),
      // The provider applies rate limits per visitor; another service gets no visitor data.
      ...(GEOGRAPHY_URL ? {} : visitorHeaders(request.headers)),
    },
    timeoutMs: PROVIDER_TIMEOUT_MS,
    signal: request.signal,
  })
  if (response instanceof Response) return response
  // Problems with the key are this site's fault, not the visitor's.
  if (response.status !== 200)
    return errorResponse(response.status === 404 ? 404 : 502, 'unavailable')
  const headers = { 'content-type': 'application/json' }
  if (pathname !== '/api/countries')
    return reply(response, { ...headers, 'cache-control': 'public, max-age=3600' })
  // The page asks for its own language, which is not in the address; so nobody else may store it.
  const locale = closestLocale(request.headers.get('accept-language'))
  return reply({ ...response, body: countriesIn(locale, response.body) }, headers)
}

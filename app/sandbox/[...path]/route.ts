import { isOwnWrite } from '@/lib/door/is-own-write'
import { handOver, passOn, pickHeaders } from '@/lib/door/pass-on'
import { refuse } from '@/lib/door/refuse'
import { requestIdOf } from '@/lib/door/request-id'
import { takeBody } from '@/lib/door/take-body'
import { visitorHeaders } from '@/lib/door/visitor-address'
import { env } from '@/lib/env'

// The sandbox imitates a slow bank, too.
const TIMEOUT_MS = 30_000
const requestHeaders = [
  'accept',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'authorization',
]
const answerHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'retry-after',
  'x-request-id',
]

async function sandboxDoor(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const write = request.method !== 'GET' && request.method !== 'HEAD'
  if (env().STRIPE_PUBLISHABLE_KEY) return refuse(404, 'not_found')
  if (!/^\/sandbox(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/.test(pathname))
    return refuse(404, 'not_found')
  if (write && !isOwnWrite(request)) return refuse(403, 'foreign_origin')
  const body = write ? await takeBody(request) : undefined
  if (body instanceof Response) return body

  const answer = await passOn({
    method: request.method,
    url: `${env().PROVIDER_URL}${pathname}${search}`,
    headers: {
      ...pickHeaders(request.headers, requestHeaders),
      ...visitorHeaders(request.headers),
      'x-request-id': requestIdOf(request.headers),
    },
    body: body?.byteLength ? body : undefined,
    timeoutMs: TIMEOUT_MS,
    signal: write ? undefined : request.signal,
  })
  if (answer instanceof Response) return answer
  return handOver(answer, pickHeaders(answer.headers, answerHeaders))
}

/** The card sandbox under this site's own origin; it exists only where no real card key is set. */
export { sandboxDoor as GET, sandboxDoor as POST }

import { isOwnWrite } from '@/lib/door/is-own-write'
import { logLine } from '@/lib/door/log'
import { passOn } from '@/lib/door/pass-on'
import { refuse } from '@/lib/door/refuse'
import { createRequestLimit } from '@/lib/door/request-limit'
import { takeBody } from '@/lib/door/take-body'
import { visitorAddress } from '@/lib/door/visitor-address'
import { env } from '@/lib/env'
import { encodeEnvelope, type Envelope } from '@/lib/tracking/envelope'
import { readEnvelope } from '@/lib/tracking/read-envelope'

const FORWARD_TIMEOUT_MS = 5000

// Many people may share an address, and a page may send what waited on others before it.
const limit = createRequestLimit(1200, 60_000)

/** The first-party collector: takes one encoded event and passes it on, or logs it. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnWrite(request)) return refuse(403, 'foreign_origin')
  const wait = limit(visitorAddress(request.headers))
  if (wait > 0) return refuse(429, 'too_many_attempts', { 'retry-after': String(wait) })
  const body = await takeBody(request)
  if (body instanceof Response) return body
  const event = readEnvelope(new TextDecoder().decode(body))
  if (!event) return refuse(400, 'bad_request')
  await hand(event)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

async function hand(event: Envelope): Promise<void> {
  const url = env().COLLECTOR_FORWARD_URL
  // The log names the person by nothing but their opaque id.
  if (!url) return logLine('event', { ...event, user: event.user?.uuid ?? null })
  await passOn({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain' },
    body: encodeEnvelope(event),
    timeoutMs: FORWARD_TIMEOUT_MS,
  })
}

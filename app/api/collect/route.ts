import { isSameOriginWrite, readRequestBody } from '@/lib/proxy/incoming-request'
import { logLine } from '@/lib/server/log'
import { forward } from '@/lib/proxy/forward'
import { countedAddress } from '@/lib/proxy/visitor-address.mjs'
import { errorResponse } from '@/lib/server/responses'
import { createRequestLimit } from '@/lib/server/request-limit.mjs'
import { visitorAddress } from '@/lib/server/request-headers'
import { env } from '@/lib/config/env'
import { encodeEnvelope, type Envelope } from '@/lib/tracking/envelope'
import { readEnvelope } from '@/lib/tracking/read-envelope'

const FORWARD_TIMEOUT_MS = 5000

// High, because many people may share an IP address and a page may also send events of earlier
// pages.
const limit = createRequestLimit(1200, 60_000)

/** The first-party collector: receives one encoded event and forwards or logs it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOriginWrite(request)) return errorResponse(403, 'foreign_origin')
  const wait = limit(countedAddress(visitorAddress(request.headers)))
  if (wait > 0) return errorResponse(429, 'too_many_attempts', { 'retry-after': String(wait) })
  const body = await readRequestBody(request)
  if (body instanceof Response) return body
  const event = readEnvelope(new TextDecoder().decode(body))
  if (!event) return errorResponse(400, 'bad_request')
  await hand(event)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

async function hand(event: Envelope): Promise<void> {
  const url = env().COLLECTOR_FORWARD_URL
  // The log identifies the user only by their opaque id.
  if (!url) return logLine('event', { ...event, user: event.user?.uuid ?? null })
  await forward({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain' },
    body: encodeEnvelope(event),
    timeoutMs: FORWARD_TIMEOUT_MS,
  })
}

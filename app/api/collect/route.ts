import { isOwnWrite } from '@/lib/door/is-own-write'
import { logLine } from '@/lib/door/log'
import { passOn } from '@/lib/door/pass-on'
import { refuse } from '@/lib/door/refuse'
import { takeBody } from '@/lib/door/take-body'
import { env } from '@/lib/env'
import { decodeEnvelope, type Envelope } from '@/lib/tracking/envelope'
import { scrub } from '@/lib/tracking/scrub'

const FORWARD_TIMEOUT_MS = 5000

/** The first-party collector: takes one encoded event and passes it on, or logs it. Specification 7. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnWrite(request)) return refuse(403, 'foreign_origin')
  const body = await takeBody(request)
  if (body instanceof Response) return body
  const encoded = new TextDecoder().decode(body)
  const event = read(encoded)
  if (!event) return refuse(400, 'bad_request')
  const target = env().COLLECTOR_FORWARD_URL
  if (target) {
    await passOn({
      method: 'POST',
      url: target,
      headers: { 'content-type': 'text/plain' },
      body: encoded,
      timeoutMs: FORWARD_TIMEOUT_MS,
    })
  } else {
    // The log names the person by nothing but their opaque id.
    logLine('event', { ...event, payload: scrub(event.payload), user: event.user?.uuid ?? null })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

function read(encoded: string): Envelope | null {
  try {
    return decodeEnvelope(encoded)
  } catch {
    return null
  }
}

import { isIP } from 'node:net'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/config/env'

/**
 * The address of the visitor, for rate limits. The last entry of `X-Forwarded-For` is the peer of
 * this server (see `instrumentation.ts`); each trusted proxy before it moves one entry to the left.
 * What a visitor writes into the header stands further left and is never believed.
 */
export function visitorAddress(headers: Headers): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return chain.at(-1 - env().TRUSTED_PROXIES) ?? chain[0] ?? ''
}

/** Headers that tell the provider the visitor's address, and prove that this server says so. */
export function visitorHeaders(headers: Headers): Record<string, string> {
  const address = visitorAddress(headers)
  return isIP(address) !== 0
    ? { 'x-visitor-address': address, 'x-proxy-secret': env().PROXY_SECRET }
    : {}
}

/** The caller's request id when it looks like one, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

import { isIP } from 'node:net'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/config/env'

/**
 * The address of the visitor, for rate limits. The last entry of `X-Forwarded-For` is the peer of
 * this server (see `instrumentation.ts`); each trusted proxy in front of it moves one entry to the
 * left. Entries that a visitor sends are further left and never trusted.
 */
export function visitorAddress(headers: Headers): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return chain.at(-1 - env().TRUSTED_PROXIES) ?? chain[0] ?? ''
}

/**
 * Headers with the visitor's address and browser for the provider, and the secret that
 * authenticates this server.
 */
export function visitorHeaders(headers: Headers): Record<string, string> {
  const address = visitorAddress(headers)
  const userAgent = headers.get('user-agent')
  return {
    ...(isIP(address) !== 0 && {
      'x-visitor-address': address,
      'x-proxy-secret': env().PROXY_SECRET,
    }),
    ...(userAgent && { 'user-agent': userAgent }),
  }
}

/** The request id of the caller when it is well-formed, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

import { isIP } from 'node:net'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/config/env'
import { addressInChain } from '@/lib/proxy/visitor-address.mjs'

/** The address of the visitor, for rate limits; `instrumentation.ts` adds this server's peer. */
export const visitorAddress = (headers: Headers): string =>
  addressInChain(headers.get('x-forwarded-for') ?? '', env().TRUSTED_PROXIES)

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

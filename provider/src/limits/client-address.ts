import { getConnInfo } from '@hono/node-server/conninfo'
import type { AppContext } from '../http/types'
import { sameSecret } from '../identity/token-hash'
import { normalizeAddress } from './normalize-address'

/**
 * Who limits count a request for. The web server shows `x-proxy-secret` and names its visitor in
 * `x-visitor-address`; without a visitor it asks for itself and null is answered: no limit. Anyone
 * else is the other end of the connection, whatever `X-Forwarded-For` says.
 */
export function clientAddress(c: AppContext): string | null {
  const secret = c.req.header('x-proxy-secret')
  const peer = normalizeAddress(getConnInfo(c).remote.address ?? '') ?? 'unknown'
  if (secret === undefined || !sameSecret(secret, c.var.deps.env.proxySecret)) return peer
  const visitor = c.req.header('x-visitor-address')
  return visitor === undefined ? null : (normalizeAddress(visitor) ?? peer)
}

import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from '../http/context'
import { secretsMatch } from '../identity/credentials'
import { normalizeAddress } from './normalize-address'

/**
 * The address that rate limits use for a request. The web server proves itself by `x-proxy-secret`
 * and names its visitor in `x-visitor-address`; without a visitor it asks for itself and null means
 * no limit. For anyone else it is the other end of the connection, whatever `X-Forwarded-For` says.
 */
function clientAddress(c: AppContext): string | null {
  const secret = c.req.header('x-proxy-secret')
  const remoteAddress = normalizeAddress(getConnInfo(c).remote.address ?? '') ?? 'unknown'
  if (secret === undefined || !secretsMatch(secret, c.var.deps.env.proxySecret))
    return remoteAddress
  const visitor = c.req.header('x-visitor-address')
  return visitor === undefined ? null : (normalizeAddress(visitor) ?? remoteAddress)
}

/**
 * The general limits: 600 reads and 60 writes a minute, per account when signed in and otherwise
 * per address, so that people behind one address do not share a limit.
 */
export const limitRequests = createMiddleware<AppEnv>(async (c, next) => {
  const address = clientAddress(c)
  c.set('address', address)
  const key = c.var.viewer ? `user:${c.var.viewer.id}` : address
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
  if (key !== null) await c.var.deps.limits.consume(isRead ? 'read' : 'write', key)
  await next()
})

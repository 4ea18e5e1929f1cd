import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/types'
import { clientAddress } from './client-address'

/**
 * The general limits: 600 reads and 60 writes a minute, per account where there is one and else per
 * address, so that people behind one address do not take each other's share.
 */
export const limitRequests = createMiddleware<AppEnv>(async (c, next) => {
  const address = clientAddress(c)
  c.set('address', address)
  const key = c.var.viewer ? `user:${c.var.viewer.id}` : address
  const read = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
  if (key !== null) await c.var.deps.limits.consume(read ? 'read' : 'write', key)
  await next()
})

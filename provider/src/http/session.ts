import { createMiddleware } from 'hono/factory'
import { findSession } from '../identity/sessions'
import type { AppEnv } from './context'
import { unauthorized } from './errors'

/** Determines once per request who sent it (`access-token`, `client`, `uid`): `c.var.viewer`. */
export const readSession = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.header('access-token')
  const client = c.req.header('client')
  const uid = c.req.header('uid')
  const complete = token && client && uid
  c.set('viewer', complete ? await findSession(c.var.deps, { token, client, uid }) : null)
  await next()
})

/**
 * Lets only signed-in requests through, with the account as `c.var.user`; otherwise 401. Routes
 * without it find the account, or null, as `c.var.viewer`.
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.viewer) throw unauthorized()
  c.set('user', c.var.viewer)
  await next()
})

import { createMiddleware } from 'hono/factory'
import { findSession } from '../identity/find-session'
import type { AppEnv } from './types'

/** Finds out once per request who it is from (`access-token`, `client`, `uid`): `c.var.viewer`. */
export const readSession = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.header('access-token')
  const client = c.req.header('client')
  const uid = c.req.header('uid')
  const complete = token && client && uid
  c.set('viewer', complete ? await findSession(c.var.deps, { token, client, uid }) : null)
  await next()
})

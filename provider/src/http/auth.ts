import { createMiddleware } from 'hono/factory'
import { findSession } from '../identity/find-session'
import { unauthorized } from './errors'
import type { AppContext, AppEnv } from './types'

const credentials = (c: AppContext) => ({
  token: c.req.header('access-token') ?? '',
  client: c.req.header('client') ?? '',
  uid: c.req.header('uid') ?? '',
})

/**
 * Lets only signed-in requests through (`access-token`, `client`, `uid`; specification 6):
 * the handler finds the account as `c.var.user`. Else 401.
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  const user = await findSession(c.var.deps, credentials(c))
  if (!user) throw unauthorized()
  c.set('user', user)
  c.set('viewer', user)
  await next()
})

/** For routes that answer everyone and more to members: `c.var.viewer` is the account or null. */
export const optionalUser = createMiddleware<AppEnv>(async (c, next) => {
  c.set('viewer', await findSession(c.var.deps, credentials(c)))
  await next()
})

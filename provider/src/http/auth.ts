import { createMiddleware } from 'hono/factory'
import { unauthorized } from './errors'
import type { AppEnv } from './types'

/**
 * Lets only signed-in requests through: the handler finds the account as `c.var.user`. Else 401.
 * Routes without it find the account, or null, as `c.var.viewer`.
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.viewer) throw unauthorized()
  c.set('user', c.var.viewer)
  await next()
})

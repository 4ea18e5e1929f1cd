import { createMiddleware } from 'hono/factory'
import { unauthorized } from './errors'
import type { AppEnv } from './types'

/** Lets only signed-in requests through: the handler finds the account as `c.var.user`. Else 401. */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.viewer) throw unauthorized()
  c.set('user', c.var.viewer)
  await next()
})

/** What a route of signed-in people adds to its contract: `createRoute({ ...signedIn, … })`. */
export const signedIn = {
  middleware: requireUser,
  security: [{ accessToken: [], client: [], uid: [] }],
}

/** For routes that answer everyone and more to members: `c.var.viewer` is the account or null. */
export const optionalUser = createMiddleware<AppEnv>(async (_c, next) => next())

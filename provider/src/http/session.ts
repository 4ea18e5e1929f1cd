import { createRoute, type RouteConfig } from '@hono/zod-openapi'
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

/**
 * One contract under two paths: the first is for members and requires a session, the public one is
 * for buyers without.
 */
export const memberAndPublicRoutes = <
  const Contract extends Omit<RouteConfig, 'path' | 'middleware'>,
  const MemberPath extends string,
  const PublicPath extends string,
>(
  contract: Contract,
  memberPath: MemberPath,
  publicPath: PublicPath,
) =>
  [
    createRoute({ ...contract, middleware: requireUser, path: memberPath }),
    createRoute({ ...contract, path: publicPath }),
  ] as const

import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import { requireUser } from './session'

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

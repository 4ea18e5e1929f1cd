import type { Context } from 'hono'
import type { Deps } from '../deps'
import type { SessionUser } from '../identity/session-user'

export type AppEnv = {
  Variables: {
    deps: Deps
    requestId: string
    /** The account of the request, on every route under /api; null is an anonymous visitor. */
    viewer: SessionUser | null
    /** The same on routes with `requireUser`, where there always is one. */
    user: SessionUser
    /** Whom limits count an anonymous request for; null is the web server itself. */
    address: string | null
  }
}

export type AppContext = Context<AppEnv>

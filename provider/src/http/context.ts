import type { Context } from 'hono'
import type { Deps } from '../deps'
import type { SessionUser } from '../identity/sessions'

export type AppEnv = {
  Variables: {
    deps: Deps
    requestId: string
    /** The account of the request, on every route under /api; null for an anonymous visitor. */
    viewer: SessionUser | null
    /** The same on routes with `requireUser`, where it is never null. */
    user: SessionUser
    /**
     * The address that rate limits use for an anonymous request; null for the web server itself.
     */
    address: string | null
  }
}

export type AppContext = Context<AppEnv>

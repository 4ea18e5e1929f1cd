import type { Context } from 'hono'
import type { Deps } from '../deps'
import type { SessionUser } from '../identity/session-user'

export type AppEnv = {
  Variables: {
    deps: Deps
    requestId: string
    /** Set under `requireUser`. */
    user: SessionUser
    /** Set under `requireUser` and `optionalUser`: null is an anonymous visitor. */
    viewer: SessionUser | null
  }
}

export type AppContext = Context<AppEnv>

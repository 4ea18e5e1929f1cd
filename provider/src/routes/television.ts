import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { findBookings, presentBookings } from '../bookings/bookings'
import { loadLookups } from '../catalogue/lookups'
import { sessions } from '../db/schema/identity'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import type { AppEnv } from '../http/context'
import { jsonBody } from '../http/contract'
import { HttpError, notFound, unauthorized } from '../http/errors'
import { readUser } from '../identity/accounts'
import { redeemSecret } from '../identity/device-codes'
import { findSession } from '../identity/sessions'
import { limitRequests } from '../limits/limit-requests'
import { findLiveClasses } from '../live-classes/find-live-classes'
import { presentLiveClasses } from '../live-classes/present-live-classes'
import type { WireLiveClass } from '../live-classes/wire'
import { televisionPage } from '../television/television-page'

const onlySandbox = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.deps.env.sandboxAllowed) throw notFound()
  await next()
})

const hidden = { hide: true, middleware: every(onlySandbox, limitRequests) } as const
const responses = { 200: { description: 'For the page of the simulator.' } }
const post = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  createRoute({ ...hidden, method: 'post', path, request: { body: jsonBody(body) }, responses })

const pageRoute = createRoute({ ...hidden, method: 'get', path: '/sandbox/tv', responses })
const tokenRoute = post('/sandbox/tv/token', z.object({ device_secret: z.string().max(200) }))
const Session = z.object({ access_token: z.string(), client: z.string(), uid: z.string() })
const homeRoute = post('/sandbox/tv/home', Session)
const signOutRoute = post('/sandbox/tv/sign_out', Session)

async function sessionOf(deps: Deps, { access_token, client, uid }: z.infer<typeof Session>) {
  const session = await findSession(deps, { token: access_token, client, uid })
  if (!session) throw unauthorized()
  return session
}

const presentClass = (one: WireLiveClass, colors: ReadonlyMap<number, string>) => ({
  title: one.session_title,
  instructor: `${one.instructor.first_name} ${one.instructor.last_name}`,
  starts_at: one.start_date_time,
  color: colors.get(one.brand_data.id),
})

/** What a TV shows first: the member's booked classes and the next ones of everybody. */
async function readHome(deps: Deps, userId: number) {
  const { db, clock, env } = deps
  const now = clock.now()
  const range = { limit: 4, offset: 0 }
  const view = { ...deps, lookups: await loadLookups(db) }
  const colors = new Map([...view.lookups.brands.values()].map((one) => [one.id, one.mainColor]))
  const [user, bookedIds, liveIds] = await Promise.all([
    readUser(db, userId, { now, mediaUrl: env.mediaUrl }),
    findBookings(db, userId, 'upcoming', now, range),
    findLiveClasses(db, { from: now }, now, range),
  ])
  const [booked, live] = await Promise.all([
    presentBookings(view, bookedIds, userId),
    presentLiveClasses(view, liveIds, userId),
  ])
  return {
    first_name: user.first_name,
    booked: booked.map((one) => presentClass(one.live_class, colors)),
    live: live.map((one) => presentClass(one, colors)),
  }
}

/**
 * A simulated TV for the demo. The web's proxy keeps token headers from browsers, so its session
 * travels in the bodies of these routes.
 */
export const television = createApi('sentence')
  .openapi(pageRoute, async (c) => {
    const { html, policy } = await televisionPage()
    return c.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' })
  })
  .openapi(tokenRoute, async (c) => {
    const { db, clock } = c.var.deps
    const outcome = await redeemSecret(db, c.req.valid('json').device_secret, clock.now())
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'expired') throw new HttpError(410, { error: 'code_expired' })
    if (outcome === 'pending') return c.json({ status: 'pending' }, 202)
    const { 'access-token': token, client, uid } = outcome.tokens
    return c.json({ access_token: token, client, uid }, 200)
  })
  .openapi(homeRoute, async (c) => {
    const { deps } = c.var
    const { id } = await sessionOf(deps, c.req.valid('json'))
    return c.json(await readHome(deps, id), 200)
  })
  .openapi(signOutRoute, async (c) => {
    const { deps } = c.var
    const { sessionId } = await sessionOf(deps, c.req.valid('json'))
    await deps.db.delete(sessions).where(eq(sessions.id, sessionId))
    return c.json({}, 200)
  })

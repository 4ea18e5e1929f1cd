import { createRoute, z } from '@hono/zod-openapi'
import { rejectionMessages, requireBookable } from '../bookings/require-bookable'
import {
  changePromoteUntil,
  findWaiting,
  joinWaitlist,
  leaveWaitlist,
  PROMOTE_BEFORE_START_MINUTES,
  type WaitingEntry,
} from '../bookings/waitlist'
import { byId } from '../by-id'
import { loadLookups } from '../catalogue/lookups'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import { bodyId, errorResponses, idParam, jsonBody, jsonResponse } from '../http/contract'
import { invalidForm, notFound } from '../http/errors'
import { listOf, pageQuery, pageRange, toPage } from '../http/paging'
import { requireUser } from '../http/session'
import { presentLiveClasses } from '../live-classes/present-live-classes'
import { LiveClass, movedFrom } from '../live-classes/wire'
import { notEntitledResponse } from '../subscription-required'
import { requestTranslator } from '../texts/translator'

const path = '/api/v1/waitlist_entries'
const middleware = requireUser
const maxMinutes = 7 * 24 * 60

const WaitlistEntry = z
  .object({
    id: z.int(),
    live_class_id: z.int(),
    position: z.int().openapi({ description: 'From 1.' }),
    promote_until: z.iso.datetime().openapi({
      description: 'The last moment at which the member still wants a spot.',
    }),
    moved_from: movedFrom,
    created_at: z.iso.datetime(),
    live_class: LiveClass,
  })
  .openapi('WaitlistEntry')

const minutesBefore = z
  .int()
  .min(0)
  .max(maxMinutes)
  .openapi({
    description: `Until how many minutes before the start a spot is wanted; when joining without it ${PROMOTE_BEFORE_START_MINUTES}, or 0 within that time.`,
  })

const list = createRoute({
  method: 'get',
  path,
  summary: 'The waitlists that the caller is on',
  middleware,
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(listOf(WaitlistEntry), 'The next class first.'),
    ...errorResponses(400, 401),
  },
})

const join = createRoute({
  method: 'post',
  path,
  summary: 'Join the waitlist of a full class',
  description:
    'A spot that becomes free goes to the first in line who is still entitled, has no other booking at that time, still wants it and is not in quiet hours. Joining again changes nothing.',
  middleware,
  request: {
    body: jsonBody(
      z.object({
        waitlist_entry: z.object({
          live_class_id: bodyId,
          promote_until_minutes_before: minutesBefore.optional(),
        }),
      }),
    ),
  },
  responses: {
    201: jsonResponse(WaitlistEntry, 'On the waitlist.'),
    ...errorResponses(400, 401, 404, 422, 429),
    ...notEntitledResponse(),
  },
})

const change = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change the last moment at which a spot is wanted',
  middleware,
  request: {
    params: idParam,
    body: jsonBody(
      z.object({ waitlist_entry: z.object({ promote_until_minutes_before: minutesBefore }) }),
    ),
  },
  responses: {
    200: jsonResponse(WaitlistEntry, 'Changed.'),
    ...errorResponses(400, 401, 404, 422, 429),
  },
})

const leave = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Leave a waitlist',
  middleware,
  request: { params: idParam },
  responses: { 204: { description: 'Left.' }, ...errorResponses(401, 404, 422, 429) },
})

async function present(deps: Deps, entries: WaitingEntry[], userId: number) {
  const view = { ...deps, lookups: await loadLookups(deps.db) }
  const ids = entries.map((entry) => entry.live_class_id)
  const classes = byId(await presentLiveClasses(view, ids, userId))
  return entries.flatMap((entry) => {
    const liveClass = classes.get(entry.live_class_id)
    return liveClass ? { ...entry, live_class: liveClass } : []
  })
}

async function presentOne(deps: Deps, entryId: number, userId: number) {
  const one = { limit: 1, offset: 0 }
  const entries = await findWaiting(deps.db, userId, deps.clock.now(), one, entryId)
  const [entry] = await present(deps, entries, userId)
  if (!entry) throw notFound()
  return entry
}

export const waitlistEntries = createApi()
  .openapi(list, async (c) => {
    const { deps, user } = c.var
    const query = c.req.valid('query')
    const found = await findWaiting(deps.db, user.id, deps.clock.now(), pageRange(query))
    const { data, paging } = toPage(found, query)
    return c.json({ data: await present(deps, data, user.id), paging }, 200)
  })
  .openapi(join, async (c) => {
    const { deps, user } = c.var
    const asked = c.req.valid('json').waitlist_entry
    const { live_class_id: classId, promote_until_minutes_before: minutes } = asked
    await deps.limits.consume('booking', `user:${user.id}`)
    const check = () => requireBookable(deps, requestTranslator(c), user.id, classId)
    const rejection = await check()
    if (rejection === null) throw invalidForm('class_not_full')
    if (rejection !== 'full') throw invalidForm(rejectionMessages[rejection])
    const id = await joinWaitlist(deps.db, user.id, classId, minutes, deps.clock.now())
    if (id !== undefined) return c.json(await presentOne(deps, id, user.id), 201)
    const reason = await check()
    if (reason === null) throw invalidForm('class_not_full')
    throw invalidForm(reason === 'full' ? 'waitlist_too_late' : rejectionMessages[reason])
  })
  .openapi(change, async (c) => {
    const { deps, user } = c.var
    await deps.limits.consume('booking', `user:${user.id}`)
    const { id } = c.req.valid('param')
    const minutes = c.req.valid('json').waitlist_entry.promote_until_minutes_before
    const outcome = await changePromoteUntil(deps.db, user.id, id, minutes, deps.clock.now())
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'late') throw invalidForm('waitlist_too_late')
    return c.json(await presentOne(deps, id, user.id), 200)
  })
  .openapi(leave, async (c) => {
    const { deps, user } = c.var
    await deps.limits.consume('booking', `user:${user.id}`)
    const outcome = await leaveWaitlist(deps.db, user.id, c.req.valid('param').id, deps.clock.now())
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'promoted') throw invalidForm('waitlist_promoted')
    return c.body(null, 204)
  })

import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { bookingCalendar } from '../calendar/booking-calendar'
import { findFeed, findFeedOwner, renewFeed } from '../calendar/calendar-feed'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse, orNull } from '../http/contract'
import { notFound } from '../http/errors'
import { requireUser } from '../http/session'

const path = '/api/v1/calendar_feed'
const url = z.url().openapi({ description: 'Secret: whoever knows it sees the bookings.' })

const read = createRoute({
  method: 'get',
  path,
  summary: 'The address of the caller’s bookings for calendar programs',
  middleware: requireUser,
  responses: {
    200: jsonResponse(z.object({ url: orNull(url) }), 'Null when none was made.'),
    ...errorResponses(401),
  },
})

const renew = createRoute({
  method: 'post',
  path,
  summary: 'Make a new address; the one before no longer answers',
  middleware: requireUser,
  responses: { 201: jsonResponse(z.object({ url }), 'Made.'), ...errorResponses(401, 429) },
})

/** The secret address of a member's bookings, and the calendar there. */
export const calendarFeed = createApi()
  .openapi(read, async (c) => c.json({ url: await findFeed(c.var.deps, c.var.user.id) }, 200))
  .openapi(renew, async (c) => c.json({ url: await renewFeed(c.var.deps, c.var.user.id) }, 201))

calendarFeed.get('/calendar/:file', async (c) => {
  const { deps } = c.var
  const token = c.req.param('file').match(/^([\w-]{16,128})\.ics$/)?.[1]
  const owner = token && (await findFeedOwner(deps.db, token))
  if (!owner) throw notFound()
  const calendar = await bookingCalendar(deps, owner)
  const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`
  c.header('etag', etag)
  c.header('cache-control', 'private, no-cache')
  c.header('x-robots-tag', 'noindex')
  if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304)
  c.header('content-type', 'text/calendar; charset=utf-8')
  return c.body(calendar)
})

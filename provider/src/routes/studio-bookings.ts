import { createRoute, z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { StudioRef } from '../activity/wire'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { BrandRef } from '../catalogue/wire'
import type { Database, RowRange } from '../db/database'
import { studioBookings as booking, studioMembers, studios } from '../db/schema/studios'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse } from '../http/contract'
import { listOf, pageQuery, pageRange, toPage } from '../http/paging'
import { requireUser } from '../http/session'
import { addMs, minuteMs } from '../time'

const StudioBooking = z
  .object({
    id: z.int(),
    title: z.string(),
    instructor_name: z.string().nullable(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    status: z.enum(['booked', 'attended', 'cancelled']),
    studio: StudioRef,
    brand: BrandRef,
  })
  .openapi('StudioBooking')

const list = createRoute({
  method: 'get',
  path: '/api/v1/studio_bookings',
  summary: 'The caller’s classes in linked studios, the latest first',
  description: 'From the studios’ own records; they are changed at the studio.',
  middleware: requireUser,
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(listOf(StudioBooking), 'Past and coming classes.'),
    ...errorResponses(400, 401),
  },
})

const findStudioBookings = (db: Database, userId: number, range: RowRange) =>
  db
    .select({ booking, studio: studios })
    .from(booking)
    .innerJoin(studioMembers, eq(studioMembers.id, booking.studioMemberId))
    .innerJoin(studios, eq(studios.id, studioMembers.studioId))
    .where(eq(studioMembers.userId, userId))
    .orderBy(desc(booking.startsAt), desc(booking.id))
    .limit(range.limit)
    .offset(range.offset)

export const studioBookings = createApi().openapi(list, async (c) => {
  const { db } = c.var.deps
  const query = c.req.valid('query')
  const [rows, lookups] = await Promise.all([
    findStudioBookings(db, c.var.user.id, pageRange(query)),
    loadLookups(db),
  ])
  const page = toPage(rows, query)
  const data = page.data.map(({ booking: row, studio }) => ({
    id: row.id,
    title: row.className,
    instructor_name: row.instructorName,
    starts_at: row.startsAt.toISOString(),
    ends_at: addMs(row.startsAt, row.durationMinutes * minuteMs).toISOString(),
    status: row.status,
    studio: { id: studio.id, name: studio.name, city: studio.city, time_zone: studio.timeZone },
    brand: brandRef(lookups, studio.brandId),
  }))
  return c.json({ ...page, data }, 200)
})

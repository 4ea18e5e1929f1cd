import { createRoute, z } from '@hono/zod-openapi'
import { Booking } from '../../catalogue/wire'
import { requireUser } from '../../http/auth'
import { bodyId, idParam, json, jsonBody, refusals } from '../../http/contract'
import { listOf, pageQuery } from '../../http/paging'

const path = '/api/v1/bookings'
const middleware = requireUser

export const listBookings = createRoute({
  method: 'get',
  path,
  summary: 'The caller’s booked classes',
  middleware,
  request: { query: pageQuery.extend({ state: z.enum(['upcoming', 'past']).default('upcoming') }) },
  responses: {
    200: json(listOf(Booking), 'Upcoming: the next one first. Past: the latest first.'),
    ...refusals(400, 401),
  },
})

export const createBooking = createRoute({
  method: 'post',
  path,
  summary: 'Book a live class, until its `join_until`',
  middleware,
  request: {
    body: jsonBody(z.object({ booking: z.object({ live_class_id: bodyId }) })),
  },
  responses: { 201: json(Booking, 'Booked.'), ...refusals(400, 401, 403, 404, 409, 422, 429) },
})

const attended = z.literal(true)

export const updateBooking = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary:
    'Mark a booking attended, from the `join_from` of its class until its `attendance_until`',
  middleware,
  request: {
    params: idParam,
    body: jsonBody(
      z.union([z.object({ attended }), z.object({ booking: z.object({ attended }) })]),
    ),
  },
  responses: { 200: json(Booking, 'Attended.'), ...refusals(400, 401, 404, 422) },
})

export const deleteBooking = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Cancel a booking, until the `cancellable_until` of its class',
  middleware,
  request: { params: idParam },
  responses: { 204: { description: 'Canceled.' }, ...refusals(401, 404, 422, 429) },
})

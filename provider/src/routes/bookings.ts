import { createRoute, z } from '@hono/zod-openapi'
import { bookClass, BookingRejected } from '../bookings/book'
import { Booking, findBookings, presentBookings } from '../bookings/bookings'
import { cancelBooking, markAttended } from '../bookings/change-booking'
import { rejectionMessages, requireBookable } from '../bookings/require-bookable'
import { loadLookups } from '../catalogue/lookups'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import { bodyId, errorResponses, idParam, jsonBody, jsonResponse } from '../http/contract'
import { invalidForm, notFound } from '../http/errors'
import { runIdempotently } from '../http/idempotency'
import { listOf, pageQuery, pageRange, toPage } from '../http/paging'
import { requireUser } from '../http/session'
import { enqueueMail } from '../mail/enqueue-mail'
import { JOIN_BEFORE_START_MINUTES } from '../live-classes/class-times'
import type { LiveClassView } from '../live-classes/present-live-classes'
import { messageWith } from '../texts/message'
import { notEntitledResponse } from '../subscription-required'
import { requestTranslator } from '../texts/translator'
import { webLocale } from '../texts/web-locales'

const path = '/api/v1/bookings'
const middleware = requireUser

const listBookings = createRoute({
  method: 'get',
  path,
  summary: 'The caller’s booked classes',
  middleware,
  request: { query: pageQuery.extend({ state: z.enum(['upcoming', 'past']).default('upcoming') }) },
  responses: {
    200: jsonResponse(listOf(Booking), 'Upcoming: the next one first. Past: the latest first.'),
    ...errorResponses(400, 401),
  },
})

const createBooking = createRoute({
  method: 'post',
  path,
  summary: 'Book a live class, until its `join_until`',
  middleware,
  request: {
    body: jsonBody(z.object({ booking: z.object({ live_class_id: bodyId }) })),
  },
  responses: {
    201: jsonResponse(Booking, 'Booked.'),
    ...errorResponses(400, 401, 404, 409, 422, 429),
    ...notEntitledResponse(),
  },
})

const attended = z.literal(true)

const updateBooking = createRoute({
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
  responses: { 200: jsonResponse(Booking, 'Attended.'), ...errorResponses(400, 401, 404, 422) },
})

const deleteBooking = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Cancel a booking, until the `cancellable_until` of its class',
  middleware,
  request: { params: idParam },
  responses: { 204: { description: 'Canceled.' }, ...errorResponses(401, 404, 422, 429) },
})

const loadView = async (deps: Deps) => ({ ...deps, lookups: await loadLookups(deps.db) })

async function presentBooking(view: LiveClassView, id: number, userId: number) {
  const [booking] = await presentBookings(view, [id], userId)
  if (!booking) throw notFound()
  return booking
}

export const bookings = createApi()
  .openapi(listBookings, async (c) => {
    const { deps, user } = c.var
    const query = c.req.valid('query')
    const ids = await findBookings(
      deps.db,
      user.id,
      query.state,
      deps.clock.now(),
      pageRange(query),
    )
    const { data, paging } = toPage(ids, query)
    return c.json({ data: await presentBookings(await loadView(deps), data, user.id), paging }, 200)
  })
  .openapi(createBooking, async (c) => {
    const { deps, user } = c.var
    const classId = c.req.valid('json').booking.live_class_id
    await deps.limits.consume('booking', `user:${user.id}`)
    const rejection = await requireBookable(deps, requestTranslator(c), user.id, classId)
    // A repeated request must get its first response again, whatever has happened since.
    if (rejection && !c.req.header('idempotency-key'))
      throw invalidForm(rejectionMessages[rejection])
    const view = await loadView(deps)
    const booked = runIdempotently(c, `user:${user.id}`, async (tx) => {
      const id = await bookClass(tx, user.id, classId, deps.clock.now())
      await enqueueMail(tx, {
        key: `booking_confirmed:${id}`,
        kind: 'booking_confirmed',
        userId: user.id,
        bookingId: id,
        language: webLocale(c.req.header('accept-language')),
      })
      return { status: 201, body: await presentBooking({ ...view, db: tx }, id, user.id) }
    })
    const { body } = await booked.catch(async (error: unknown) => {
      if (!(error instanceof BookingRejected)) throw error
      throw invalidForm(
        rejectionMessages[
          (await requireBookable(deps, requestTranslator(c), user.id, classId)) ?? 'full'
        ],
      )
    })
    return c.json(body, 201)
  })
  .openapi(updateBooking, async (c) => {
    const { deps, user } = c.var
    const { id } = c.req.valid('param')
    const outcome = await markAttended(deps, user.id, id)
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'closed')
      throw invalidForm(messageWith('attendance_closed', { minutes: JOIN_BEFORE_START_MINUTES }))
    return c.json(await presentBooking(await loadView(deps), id, user.id), 200)
  })
  .openapi(deleteBooking, async (c) => {
    const { deps, user } = c.var
    await deps.limits.consume('booking', `user:${user.id}`)
    const outcome = await cancelBooking(
      deps,
      user.id,
      c.req.valid('param').id,
      webLocale(c.req.header('accept-language')),
    )
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'started') throw invalidForm('class_started')
    return c.body(null, 204)
  })

import { book, NotBooked } from '../../bookings/book'
import { cancelBooking } from '../../bookings/cancel-booking'
import { findBookings } from '../../bookings/find-bookings'
import { lookAtClass, type BookingRefusal } from '../../bookings/look-at-class'
import { markAttended } from '../../bookings/mark-attended'
import { presentBookings } from '../../bookings/present-bookings'
import { loadNames } from '../../catalogue/names'
import type { Deps } from '../../deps'
import { createApi } from '../../http/api'
import { invalidFields, notFound } from '../../http/errors'
import { idempotently } from '../../http/idempotency'
import { paged, pageRange } from '../../http/paging'
import type { LiveClassView } from '../../live-classes/present-live-classes'
import { subscriptionRequired } from '../../subscription-required'
import type { Message } from '../../texts/message'
import type { Speech } from '../../texts/speech'
import { speechOf } from '../../texts/speech-of'
import { createBooking, deleteBooking, listBookings, updateBooking } from './contract'

const sentences: Record<BookingRefusal, Message> = {
  ended: 'class_ended',
  late: 'class_join_too_late',
  booked: 'class_already_booked',
  overlap: 'class_overlaps',
  full: 'class_full',
}

const refusal = (message: Message) => invalidFields({ base: [message] })

/**
 * What stands in the way of a booking, or null. Throws 404 for an unknown class and 403 when nothing
 * the user holds covers its brand.
 */
async function findObstacle(deps: Deps, speech: Speech, userId: number, classId: number) {
  const found = await lookAtClass(deps.db, userId, classId, deps.clock.now())
  if (!found) throw notFound()
  if (!found.entitled)
    throw await subscriptionRequired(deps, speech, { userId, brandId: found.brandId })
  return found.refusal
}

const viewOf = async (deps: Deps) => ({ ...deps, names: await loadNames(deps.db) })

async function oneBooking(view: LiveClassView, id: number, userId: number) {
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
    const { data, paging } = paged(ids, query)
    return c.json({ data: await presentBookings(await viewOf(deps), data, user.id), paging }, 200)
  })
  .openapi(createBooking, async (c) => {
    const { deps, user } = c.var
    const classId = c.req.valid('json').booking.live_class_id
    await deps.limits.consume('booking', `user:${user.id}`)
    const obstacle = await findObstacle(deps, speechOf(c), user.id, classId)
    // A repeated request must get its first answer again, whatever has happened since.
    if (obstacle && !c.req.header('idempotency-key')) throw refusal(sentences[obstacle])
    const view = await viewOf(deps)
    const booked = idempotently(c, `user:${user.id}`, async (tx) => {
      const id = await book(tx, user.id, classId, deps.clock.now())
      return { status: 201, body: await oneBooking({ ...view, db: tx }, id, user.id) }
    })
    const { body } = await booked.catch(async (error: unknown) => {
      if (!(error instanceof NotBooked)) throw error
      throw refusal(sentences[(await findObstacle(deps, speechOf(c), user.id, classId)) ?? 'full'])
    })
    return c.json(body, 201)
  })
  .openapi(updateBooking, async (c) => {
    const { deps, user } = c.var
    const { id } = c.req.valid('param')
    const outcome = await markAttended(deps, user.id, id)
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'closed') throw refusal('attendance_closed')
    return c.json(await oneBooking(await viewOf(deps), id, user.id), 200)
  })
  .openapi(deleteBooking, async (c) => {
    const { deps, user } = c.var
    await deps.limits.consume('booking', `user:${user.id}`)
    const outcome = await cancelBooking(deps, user.id, c.req.valid('param').id)
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'started') throw refusal('class_started')
    return c.body(null, 204)
  })

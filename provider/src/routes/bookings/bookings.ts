import { eq } from 'drizzle-orm'
import { book, type BookingRefusal } from '../../bookings/book'
import { cancelBooking } from '../../bookings/cancel-booking'
import { findBookings } from '../../bookings/find-bookings'
import { markAttended } from '../../bookings/mark-attended'
import { presentBookings } from '../../bookings/present-bookings'
import { liveClasses } from '../../db/schema/live-classes'
import type { Deps } from '../../deps'
import { entitledUntil, loadHoldings } from '../../entitlement'
import { createApi } from '../../http/api'
import { forbidden, invalidFields, notFound } from '../../http/errors'
import { paged, pageRange } from '../../http/paging'
import { createBooking, deleteBooking, listBookings, updateBooking } from './contract'

const sentences: Record<Exclude<BookingRefusal, 'unknown'>, string> = {
  started: 'This class has already started.',
  booked: 'You have already booked this class.',
  overlap: 'You have booked another class at that time.',
  full: 'This class is full.',
}

const refusal = (sentence: string) => invalidFields({ base: [sentence] })

/** Throws 404 for an unknown class and 403 when nothing the user holds covers its brand. */
async function checkEntitlement({ db, clock }: Deps, userId: number, classId: number) {
  const [[liveClass], holdings] = await Promise.all([
    db
      .select({ brandId: liveClasses.brandId })
      .from(liveClasses)
      .where(eq(liveClasses.id, classId)),
    loadHoldings(db, userId),
  ])
  if (!liveClass) throw notFound()
  if (entitledUntil(holdings, liveClass.brandId, clock.now()) === undefined) throw forbidden()
}

async function oneBooking(deps: Deps, id: number, userId: number) {
  const [booking] = await presentBookings(deps, [id], userId)
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
    return c.json({ data: await presentBookings(deps, data, user.id), paging }, 200)
  })
  .openapi(createBooking, async (c) => {
    const { deps, user } = c.var
    const classId = c.req.valid('json').booking.live_class_id
    await checkEntitlement(deps, user.id, classId)
    const result = await book(deps, user.id, classId)
    if ('id' in result) return c.json(await oneBooking(deps, result.id, user.id), 201)
    if (result.refused === 'unknown') throw notFound()
    throw refusal(sentences[result.refused])
  })
  .openapi(updateBooking, async (c) => {
    const { deps, user } = c.var
    const { id } = c.req.valid('param')
    const outcome = await markAttended(deps, user.id, id)
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'closed')
      throw refusal('Attendance is noted from ten minutes before the start until the end.')
    return c.json(await oneBooking(deps, id, user.id), 200)
  })
  .openapi(deleteBooking, async (c) => {
    const { deps, user } = c.var
    const outcome = await cancelBooking(deps, user.id, c.req.valid('param').id)
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'started') throw refusal(sentences.started)
    return c.body(null, 204)
  })

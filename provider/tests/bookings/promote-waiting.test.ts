import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { promoteWaiting } from '../../src/bookings/promote-waiting'
import { joinWaitlist } from '../../src/bookings/waitlist'
import { createClass } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { book, hasSpot, join } from '../support/waitlists'

let provider: TestProvider
const start = new Date('2026-03-04T15:00:00Z')

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())

/** A class with one spot, which `holder` has booked, and somebody who may wait for it. */
async function fullClass() {
  const liveClass = await createClass(provider, { capacity: 1, startsIn: 600 })
  const [holder, other] = await createMembers(provider, 2)
  await book(provider, holder!.headers, liveClass.id)
  return { liveClass, holder: holder!, other: other! }
}

it('gives the spot to nobody whose plan is for another brand', async () => {
  const { liveClass, other } = await fullClass()
  await join(provider, other.headers, liveClass.id)
  await provider.db.execute(sql`
    update subscriptions set plan_type = 'single', plan_id = 2,
      brand_id = (select max(id) from brands where id <> ${liveClass.brandId})
    where user_id = ${other.user.id}`)
  await provider.db.execute(sql`delete from bookings where live_class_id = ${liveClass.id}`)
  await provider.db.execute(
    sql`update live_classes set booked_count = 0 where id = ${liveClass.id}`,
  )
  await provider.db.transaction((tx) => promoteWaiting(tx, liveClass.id, start))
  expect(await hasSpot(provider, other.headers, liveClass.id)).toBe(false)
})

describe('while somebody else changes the class', () => {
  const waits = () => new Promise((done) => setTimeout(() => done('waits'), 200))

  it('gives no spot to those who wait that a booking is just taking', async () => {
    const { liveClass, holder, other } = await fullClass()
    await join(provider, other.headers, liveClass.id)
    await provider.pool.query('update live_classes set booked_count = 0 where id = $1', [
      liveClass.id,
    ])
    const { outcome, promotion } = await provider.db.transaction(async (tx) => {
      await tx.execute(sql`update live_classes set booked_count = 1 where id = ${liveClass.id}`)
      const promotion = provider.db.transaction((own) => promoteWaiting(own, liveClass.id, start))
      const outcome = await Promise.race([promotion.then(() => 'done'), waits()])
      return { outcome, promotion: { ended: promotion } }
    })
    expect(outcome).toBe('waits')
    await promotion.ended
    expect(await hasSpot(provider, other.headers, liveClass.id)).toBe(false)
    expect(await hasSpot(provider, holder.headers, liveClass.id)).toBe(true)
  })

  it('lets nobody join for a spot that is just becoming free', async () => {
    const { liveClass, other } = await fullClass()
    const joined = await provider.db.transaction(async (tx) => {
      await tx.execute(sql`update live_classes set booked_count = 0 where id = ${liveClass.id}`)
      const joining = joinWaitlist(provider.db, other.user.id, liveClass.id, 15, start)
      expect(await Promise.race([joining.then(() => 'joined'), waits()])).toBe('waits')
      return { joining }
    })
    expect(await joined.joining).toBeUndefined()
  })
})

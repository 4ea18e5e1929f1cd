import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPurchases } from '../../../src/db/schema/public-purchases'
import { purge } from '../../../src/jobs/purge'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import type { TestProvider } from '../../support/start-provider'
import { createUser } from '../../support/users'
import { startShop, subscriptionsOf } from '../support/shop'
import { buyForAccount, buyPublicly, peopleWith, publicOrder } from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const hour = 3_600_000

test('buyers who did not pay are deleted with their attempts after seven days, all others stay', async () => {
  const newEmail = () => `${randomUUID()}@example.com`
  const [refused, unpaid, paid] = [newEmail(), newEmail(), newEmail()]
  const { email: known } = await createUser(provider)
  const declined = { stripe_payment_method_id: 'pm_card_chargeDeclined' }
  const key = randomUUID()
  await buyPublicly(provider, publicOrder({ currency: 'jpy' }, { email: refused }), key)
  await buyPublicly(provider, publicOrder(declined, { email: unpaid }))
  await buyPublicly(provider, publicOrder({}, { email: paid }))
  await buyForAccount(provider, known)

  const left = async () =>
    Promise.all(
      [refused, unpaid, paid, known].map(
        async (email) => (await peopleWith(provider, email)).length,
      ),
    )
  provider.clock.advance(6 * 24 * hour)
  await purge(provider.deps)
  expect(await left()).toEqual([1, 1, 1, 2])
  // The attempt is open until the gateway has ended it.
  provider.clock.advance(2 * 24 * hour)
  const [open] = await peopleWith(provider, unpaid)
  await purge(provider.deps)
  expect(await left()).toEqual([0, 1, 1, 2])
  await reconcilePayments(provider.deps)
  expect(await subscriptionsOf(provider, open!.id)).toMatchObject([{ cancelReason: 'expired' }])
  await purge(provider.deps)
  expect(await left()).toEqual([0, 0, 1, 2])
  expect(await provider.db.$count(publicPurchases)).toBe(2)
  const again = await buyPublicly(provider, publicOrder({}, { email: refused }), key)
  expect(again.body.status).toBe('active')
})

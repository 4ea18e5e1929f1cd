import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentCustomers } from '../../../src/db/schema/payments'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { startShop } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const path = '/api/v1/payment_profiles'

test.each([
  [30_000, 503],
  [61_000, 204],
])('cards claimed by a request %i ms ago: removing one responds with %i', async (ago, status) => {
  const { user, headers } = await createMember(provider)
  const body = { stripe_payment_method_id: 'pm_card_visa' }
  const card = await provider.call('POST', path, { headers, body })
  await provider.db
    .update(paymentCustomers)
    .set({ cardsClaimedAt: new Date(provider.clock.now().getTime() - ago) })
    .where(eq(paymentCustomers.userId, user.id))
  const removed = await provider.call('DELETE', `${path}/${card.body.id}`, { headers })
  expect(removed.status).toBe(status)
})

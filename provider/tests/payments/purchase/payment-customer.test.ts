import { afterAll, expect, test } from 'vitest'
import { ensureCustomer } from '../../../src/payments/purchase/payment-customer'
import { createMember } from '../../support/users'
import { atOnce, startTwoShops } from '../support/shop'

const { provider, second, stop } = await startTwoShops()
afterAll(stop)

test('concurrent first purchases of a person get one customer', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { user } = await createMember(provider)
    const buyer = { id: user.id, uuid: user.uuid, email: user.email, name: 'A Buyer' }
    const customers = await atOnce(20, (index) =>
      ensureCustomer((index % 2 === 0 ? provider : second).deps, buyer),
    )
    expect(new Set(customers.map(({ id }) => id)).size).toBe(1)
  }
})

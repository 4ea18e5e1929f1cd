import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDueMails } from '../../../src/jobs/send-mails'
import { mailsTo } from '../../support/mails'
import type { TestProvider } from '../../support/start-provider'
import { createUser } from '../../support/users'
import { startShop, subscriptionsOf } from '../support/shop'
import { deliver, stripeObjects, webhookEnv } from '../support/webhooks'
import {
  buyPublicly,
  claim,
  claimTokenOf,
  peopleWith,
  publicOrder,
  readPublicly,
} from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ env: webhookEnv })
})
afterAll(() => provider.stop())

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

/** An unpaid public purchase, and the events of its payment as Stripe sends them. */
async function openPublicAttempt(email: string) {
  const unpaid = publicOrder({ stripe_payment_method_id: 'pm_card_chargeDeclined' }, { email })
  const { body } = await buyPublicly(provider, unpaid)
  const people = await peopleWith(provider, email)
  const [attempt] = await subscriptionsOf(provider, people.at(-1)!.id)
  const { event, subscription, invoice, seconds } = stripeObjects(provider, attempt!)
  const events = [
    event('customer.subscription.created', subscription('incomplete'), seconds(-9)),
    event('invoice.paid', invoice('subscription_create'), seconds(-5)),
    event('customer.subscription.updated', subscription('active'), seconds(-5)),
  ]
  return { id: body.id as string, events }
}

const orders = permutations([0, 1, 2])

test.each(orders.map((order) => [order]))(
  'events in the order %j, each twice: one account, one mail',
  async (order) => {
    const email = `${randomUUID()}@example.com`
    const { id, events } = await openPublicAttempt(email)
    for (const index of order) {
      const results = await Promise.all([1, 2].map(() => deliver(provider, events[index]!)))
      expect(results).toEqual([200, 200])
    }
    expect((await readPublicly(provider, id)).body.status).toBe('active')
    await sendDueMails(provider.deps)
    expect(await mailsTo(provider, email)).toHaveLength(1)
    expect(await peopleWith(provider, email)).toMatchObject([{ email, buyerEmail: null }])
  },
)

test('all events at once, for an email with an account: it waits, one mail', async () => {
  const { email } = await createUser(provider)
  const { id, events } = await openPublicAttempt(email)
  await Promise.all([...events, ...events].map((event) => deliver(provider, event)))
  expect((await readPublicly(provider, id)).body.status).toBe('active')
  expect(await mailsTo(provider, email)).toHaveLength(1)
  expect(await peopleWith(provider, email)).toMatchObject([{ email }, { buyerEmail: email }])
})

test('events that come after the purchase was moved change it there', async () => {
  const user = await createUser(provider)
  const { events } = await openPublicAttempt(user.email)
  await deliver(provider, events[2]!)
  await sendDueMails(provider.deps)
  const claimed = await claim(provider, await claimTokenOf(provider, user.email))
  expect(claimed.body.outcome).toBe('attached')
  const [moved] = await subscriptionsOf(provider, user.id)
  const { event, subscription, seconds } = stripeObjects(provider, moved!)
  const ended = event('customer.subscription.deleted', subscription('canceled'), seconds(5))
  expect(await deliver(provider, ended)).toBe(200)
  expect(await subscriptionsOf(provider, user.id)).toMatchObject([
    { status: 'canceled', cancelReason: 'gateway' },
  ])
})

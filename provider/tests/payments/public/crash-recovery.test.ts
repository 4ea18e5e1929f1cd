import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { sendDueMails } from '../../../src/jobs/send-mails'
import { mailsTo } from '../../support/mails'
import { type Processes, type ProviderProcess, startWithProcesses } from '../../support/processes'
import type { TestProvider } from '../../support/start-provider'
import { holdAt } from '../../support/hold-at'
import { chargesOf, subscriptionsOf } from '../support/shop'
import { buyPublicly, peopleWith, publicOrder } from './support/public-shop'

vi.setConfig({ testTimeout: 120_000 })

let processes: Processes
// Holds the process that buys at one step, and goes on when that has been killed.
let observer: TestProvider

beforeAll(async () => {
  processes = await startWithProcesses()
  observer = processes.observer
})
afterAll(() => processes.stop())

const post = (url: string, body: unknown, key: string) =>
  fetch(`${url}/api/v1/public/subscriptions/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  }).then(
    async (response) => (await response.json()) as { id: string },
    () => 'lost' as const,
  )

/** The buyer of an email whose purchase under `key` was refused once, so that its row is there. */
async function refusedBuyer(email: string, key: string) {
  const refused = publicOrder({ stripe_payment_method_id: 'pm_unknown' }, { email })
  expect((await buyPublicly(observer, refused, key)).status).toBe(422)
  return (await peopleWith(observer, email))[0]!.id
}

type Hold = (email: string, key: string) => ReturnType<typeof holdAt>
const atTable =
  (name: string): Hold =>
  () =>
    holdAt(observer, `lock table ${name} in share mode`)

const steps: [string, Hold, charges: number][] = [
  ['the buyer is stored', atTable('public_purchases'), 0],
  ['the customer is stored', atTable('payment_customers'), 0],
  ['the attempt is stored', atTable('purchase_keys'), 0],
  ['the card is charged', atTable('sandbox_charges'), 0],
  [
    'the payment is recorded',
    async (email, key) =>
      holdAt(observer, 'select from payment_customers where user_id = $1 for update', [
        await refusedBuyer(email, key),
      ]),
    1,
  ],
  ['the mail is sent', atTable('outbox'), 1],
]

/** Everything that came of a purchase for an email. */
async function resultsOf(email: string) {
  const people = await peopleWith(observer, email)
  const results = people.map(async ({ id }) => ({
    bought: (await subscriptionsOf(observer, id)).map(({ status }) => status),
    charges: (await chargesOf(observer, id)).length,
  }))
  return { people, results: await Promise.all(results) }
}

let next: ProviderProcess | undefined
test.each(steps)(
  'killed before %s: repeated, it is one purchase, one charge, one account, one mail',
  async (_, hold, charges) => {
    const email = `${randomUUID()}@example.com`
    const key = randomUUID()
    const body = publicOrder({}, { email })
    const child = next ?? processes.startChild()
    // The next process starts while this one is used.
    next = processes.startChild()
    const url = await child.listening
    const held = await hold(email, key)
    const response = post(url, body, key)
    await held.killAtIt(child)
    const { results } = await resultsOf(email)
    expect(results.reduce((sum, one) => sum + one.charges, 0)).toBe(charges)

    await response
    const repeated = await post(await next.listening, body, key)
    expect(repeated).toMatchObject({ status: 'active', charged: { amount: 239.99 } })
    expect(await resultsOf(email)).toMatchObject({
      people: [{ email, buyerEmail: null }],
      results: [{ bought: ['active'], charges: 1 }],
    })
    await vi.waitFor(async () => expect(await mailsTo(observer, email)).toHaveLength(1), 15_000)
  },
)

test('killed before the payment is recorded: without the buyer, the jobs finish it', async () => {
  const email = `${randomUUID()}@example.com`
  const key = randomUUID()
  const hold = steps[4]![1]
  const child = next ?? processes.startChild()
  const url = await child.listening
  const held = await hold(email, key)
  const lost = post(url, publicOrder({}, { email }), key)
  await held.killAtIt(child)
  expect(await lost).toBe('lost')
  observer.clock.set(new Date(Date.now() + 11_000))
  await reconcilePayments(observer.deps)
  await sendDueMails(observer.deps)
  expect(await resultsOf(email)).toMatchObject({
    people: [{ email, buyerEmail: null }],
    results: [{ bought: ['active'], charges: 1 }],
  })
  expect(await mailsTo(observer, email)).toHaveLength(1)
})

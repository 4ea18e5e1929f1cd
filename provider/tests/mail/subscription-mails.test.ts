import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordGatewayState } from '../../src/payments/state/record-gateway-state'
import { mailsTo, makeMailsDue } from '../support/mails'
import { createMember } from '../support/users'
import type { TestProvider } from '../support/start-provider'
import { changeTo, subscribed } from '../payments/manage/support'
import {
  atOnce,
  buy,
  monthlyWithTrial,
  order,
  readSubscription,
  singleMonthly,
  startShop,
  subscriptionsOf,
} from '../payments/support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const kindsTo = async (email: string) =>
  (await mailsTo(provider, email)).map(({ kind }) => kind).reverse()

const byKind = (a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind)

const path = '/api/v1/subscriptions'

test('a purchase, its end and its undoing are mailed once each, whoever reports them', async () => {
  const { user, headers } = await createMember(provider)
  const { body } = await buy(provider, headers, order())
  await atOnce(5, () => readSubscription(provider, headers, body.id))
  const [receipt] = await mailsTo(provider, user.email)
  const [row] = await subscriptionsOf(provider, user.id)
  expect(receipt!.kind).toBe('receipt')
  expect(receipt!.text).toMatch(/Invoice: X-\d{4}-000001/)
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'usd' })
  expect(receipt!.text).toContain(`Total: ${amount.format(row!.total / 100)}`)

  const canceled = await atOnce(3, () => provider.call('DELETE', `${path}/${row!.id}`, { headers }))
  expect(canceled.map(({ status }) => status)).toContain(200)
  expect(await kindsTo(user.email)).toEqual(['receipt', 'cancellation_receipt'])
  const undo = { subscription: { cancel_at_period_end: false } }
  provider.clock.advance(1000)
  await atOnce(3, () => provider.call('PUT', `${path}/${row!.id}`, { headers, body: undo }))
  expect(await kindsTo(user.email)).toEqual([
    'receipt',
    'cancellation_receipt',
    'cancellation_undone',
  ])
})

test('a trial that begins is mailed with what comes after it', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, order({ subscription_plan_id: monthlyWithTrial }))
  const [mail] = await mailsTo(provider, user.email)
  expect(mail!.subject).toBe('Your free X+ trial has started')
  expect(mail!.text).toContain('You weren’t charged today.')
  expect(mail!.text).toMatch(/we’ll charge you \$\d+\.\d\d, unless you cancel/)
})

test('a change of plan within its period has a receipt of its own, if it charged anything', async () => {
  const yoga = await subscribed(provider)
  const pilates = order({ subscription_plan_id: singleMonthly, brand_id: 6 })
  await buy(provider, yoga.headers, pilates)
  await mailsTo(provider, yoga.user.email)
  provider.clock.advance(5 * 86_400_000)
  await yoga.read()
  const { preview } = await changeTo(yoga, monthlyWithTrial)
  const [changed, receipt] = (await mailsTo(provider, yoga.user.email)).slice(0, 2).sort(byKind)
  expect(changed!.kind).toBe('plan_changed')
  expect(changed!.text).toContain('It includes One practice, monthly (pilates), which ended today.')
  expect(receipt!.kind).toBe('receipt')
  expect(receipt!.text).toContain(`Total: $${preview.body.due_today.amount.toFixed(2)}`)

  provider.clock.advance(5 * 86_400_000)
  await yoga.read()
  const cheaper = await changeTo(yoga, singleMonthly, 4)
  expect(cheaper.preview.body.due_today.amount).toBe(0)
  const kinds = await kindsTo(yoga.user.email)
  expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'plan_changed')).toHaveLength(2)
})

/** How many receipts about a subscription wait in the queue. */
const waitingReceipts = async (subscriptionId: number) => {
  const jobs = await provider.pool.query(
    `select data from pgboss.job where name = 'mails' and data ->> 'kind' = 'receipt'
      and (data ->> 'subscriptionId')::int = $1 and state < 'completed'`,
    [subscriptionId],
  )
  return jobs.rowCount
}

test('a renewal that credit pays for has no receipt, and is not looked at again', async () => {
  const member = await subscribed(provider)
  const { gatewayCustomerId, currentPeriodEnd } = await member.row()
  await provider.pool.query('update sandbox_customers set credit = 100000 where id = $1', [
    gatewayCustomerId,
  ])
  provider.clock.set(new Date(currentPeriodEnd!.getTime() + 60_000))
  await member.read()
  expect((await member.row()).status).toBe('active')
  expect((await kindsTo(member.user.email)).filter((kind) => kind === 'receipt')).toHaveLength(1)
  expect(await waitingReceipts(member.id)).toBe(0)
})

test('the receipt of a renewal waits for a payment that is still to be taken', async () => {
  const member = await subscribed(provider)
  const row = await member.row()
  await member.setCard({ kind: 'decline', code: 'card_declined' })
  provider.clock.set(new Date(row.currentPeriodEnd!.getTime() + 60_000))
  const { cards } = provider.deps
  // The gateway reports a period as active before it tries the first payment.
  const { state } = await cards.readSubscription(row.gatewaySubscriptionId!, { byPayer: false })
  await recordGatewayState(provider.deps, row, { ...state, status: 'active' })
  const receipts = async () =>
    (await kindsTo(member.user.email)).filter((kind) => kind === 'receipt')
  expect(await receipts()).toHaveLength(1)
  expect(await waitingReceipts(member.id)).toBe(1)

  await member.setCard({ kind: 'approve' })
  await cards.payOpenInvoice(row.gatewaySubscriptionId!)
  await makeMailsDue(provider)
  expect(await receipts()).toHaveLength(2)
  expect(await waitingReceipts(member.id)).toBe(0)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../support/mails'
import { readPdf } from '../../support/pdf-text'
import type { TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import { chargesOf, confirm, secretOf, startShop } from '../support/shop'
import { changeTo, subscribed } from './support'

const day = 86_400_000
const clock = testClock('2026-03-10T12:00:00Z')
let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ clock })
})
afterAll(() => provider.stop())

test('a subscription says what it is and what can be done with it', async () => {
  const member = await subscribed(provider)
  const { body, status } = await member.read()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'active',
    billed_by: 'web',
    manage_url: null,
    ends_at: null,
    pause: null,
    brand_change_at: null,
    card: { brand: 'visa', last4: '4242' },
    subscription_plan: { id: 2, interval: 'month', interval_count: 1 },
    actions: {
      cancel: true,
      undo_cancel: false,
      pause: true,
      resume: false,
      change_plan: true,
      select_brand: true,
    },
  })
})

describe('cancelling', () => {
  test('ends with the paid period, can be taken back once, and ends then for good', async () => {
    const member = await subscribed(provider)
    const end = (await member.read()).body.current_period_end
    const canceled = await member.cancel({ leave_reason: 'price' })
    expect(canceled.body).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      ends_at: end,
      next_charge: null,
    })
    expect((await member.cancel()).body.cancel_at_period_end).toBe(true)
    expect((await member.row()).leaveReason).toBe('price')
    const undone = await member.change({ cancel_at_period_end: false })
    expect(undone.body).toMatchObject({
      cancel_at_period_end: false,
      ends_at: null,
      next_charge: { at: end },
    })
    await member.cancel()
    clock.set(end)
    expect((await member.read()).body).toMatchObject({
      status: 'canceled',
      canceled_at: end,
      ends_at: end,
    })
    expect((await member.change({ cancel_at_period_end: false })).status).toBe(422)
    expect(await chargesOf(provider, member.user.id)).toHaveLength(1)
  })

  test('is confirmed by a mail and by a file that say the same', async () => {
    const member = await subscribed(provider)
    expect((await member.read()).body.cancellation).toBeNull()
    const address = `/api/v1/subscriptions/${member.id}/cancellation.pdf`
    expect((await readPdf(provider, address, member.headers)).status).toBe(404)
    const at = clock.now().toISOString()
    const { body } = await member.cancel()
    const confirmed = { canceled_at: at, mailed_to: member.user.email, pdf_url: address }
    expect(body.cancellation).toEqual(confirmed)
    const [mail] = await mailsTo(provider, member.user.email)
    expect(mail!.kind).toBe('cancellation_receipt')
    clock.advance(2 * day)
    expect((await member.read()).body.cancellation).toEqual(confirmed)

    const pdf = await readPdf(provider, address, member.headers)
    const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.text).toContain('Plan One practice, monthly · yoga')
    expect(pdf.text).toContain(`Canceled on ${longDate.format(new Date(at))}`)
    expect(pdf.text).toContain(`Works until ${longDate.format(new Date(body.ends_at))}`)
    expect(pdf.text).toContain('You won’t be charged for this plan again.')

    clock.set(body.ends_at)
    expect((await member.read()).body).toMatchObject({
      status: 'canceled',
      cancellation: confirmed,
    })
    const after = await readPdf(provider, address, { ...member.headers, 'accept-language': 'es' })
    expect(after.text).toContain('Terminó el')
  })

  test('that nobody was told about says so', async () => {
    const member = await subscribed(provider)
    await provider.pool.query(
      'update subscriptions set cancel_at_period_end = true, cancel_requested_at = $1 where id = $2',
      [clock.now(), member.id],
    )
    expect((await member.read()).body.cancellation.mailed_to).toBeNull()
  })

  test('one that is past due ends at once, and is charged no more', async () => {
    const member = await subscribed(provider)
    await member.setCard({ kind: 'decline', code: 'card_declined' })
    clock.set((await member.row()).currentPeriodEnd!)
    expect((await member.read()).body.status).toBe('past_due')
    expect((await member.cancel()).body).toMatchObject({ status: 'canceled' })
    clock.advance(30 * day)
    expect((await member.ledger()).status).toBe('canceled')
    expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
  })
})

test.each([
  { brand_id: 6, cancel_at_period_end: false },
  { cancel_at_period_end: false, pause_until: null },
  { subscription_plan_id: 1, pause_until: null },
])('two changes in one request are refused, and none is made: %j', async (changes) => {
  const member = await subscribed(provider)
  await member.cancel()
  const before = await member.row()
  const refused = await member.change({ ...changes })
  expect(refused.status).toBe(400)
  expect(await member.row()).toEqual(before)
})

test('a plan changes for exactly the amount of the preview, and the lines add up', async () => {
  const member = await subscribed(provider, {
    address: { country: 'US', state: 'WA', postal_code: '98101' },
  })
  clock.advance(9.5 * day)
  const { preview, changed } = await changeTo(member, 3)
  expect(changed.status).toBe(200)
  const { due_today: due, lines } = preview.body
  const sum = lines.reduce(
    (total: number, { amount }: { amount: number }) => total + Math.round(amount * 100),
    0,
  )
  expect(sum).toBe(Math.round(due.amount * 100))
  const charges = await chargesOf(provider, member.user.id, 'succeeded')
  expect(charges.map(({ amount }) => amount).at(-1)).toBe(Math.round(due.amount * 100))
  expect(changed.body).toMatchObject({
    subscription_plan: { id: 3, plan_type: 'all', interval: 'year' },
    brand: null,
    next_charge: { amount: preview.body.next_charge.amount, at: preview.body.next_charge.at },
  })
})

test('a cheaper plan gives credit, which the next payment uses', async () => {
  const member = await subscribed(provider, { subscription_plan_id: 3, brand_id: undefined })
  clock.advance(30 * day)
  const { preview, changed } = await changeTo(member, 2, 6)
  expect(preview.body.due_today.amount).toBe(0)
  expect(preview.body.credit.amount).toBeGreaterThan(100)
  expect(changed.body).toMatchObject({ brand: { id: 6 }, next_charge: { amount: 0 } })
  expect(await chargesOf(provider, member.user.id)).toHaveLength(1)
  clock.set(changed.body.current_period_end)
  expect((await member.read()).body.status).toBe('active')
  expect(await chargesOf(provider, member.user.id)).toHaveLength(1)
})

test('a declined change leaves everything as it was', async () => {
  const member = await subscribed(provider)
  const before = await member.row()
  await member.setCard({ kind: 'decline', code: 'insufficient_funds' })
  const { changed } = await changeTo(member, 3, undefined, 'declined-change')
  expect(changed.status).toBe(422)
  expect(changed.body.code).toBe('card_declined')
  const after = await member.row()
  expect(after).toMatchObject({ planId: before.planId, status: 'active', pendingChange: null })
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
  await member.setCard({ kind: 'approve' })
  expect((await changeTo(member, 3, undefined, 'declined-change')).changed.status).toBe(200)
})

test('a change that the bank wants confirmed waits for it', async () => {
  const member = await subscribed(provider)
  await member.setCard({ kind: 'challenge', afterwards: 'approve' })
  const { changed } = await changeTo(member, 3)
  expect(changed.body.subscription_plan.id).toBe(2)
  expect((await member.read()).body.stripe_details.stripe_payment_intent_client_secret).toBe(
    secretOf(changed),
  )
  await confirm(provider, secretOf(changed))
  expect((await member.read()).body.subscription_plan.id).toBe(3)
  expect((await member.row()).pendingChange).toBeNull()
})

test('a pause takes whole periods out, and goes on by itself', async () => {
  const member = await subscribed(provider)
  const end = (await member.read()).body.current_period_end
  const options = (await member.pauseOptions()).body as { resumes_at: string }[]
  expect(options).toHaveLength(3)
  const until = options[1]!.resumes_at
  const paused = await member.change({ pause_until: until })
  expect(paused.body).toMatchObject({
    pause: { starts_at: end, ends_at: until },
    next_charge: { at: until },
  })
  expect(await member.entitled()).toBe(true)
  clock.set(end)
  expect(await member.entitled()).toBe(false)
  expect((await member.read()).body.status).toBe('active')
  clock.set(new Date(new Date(until).getTime() - 1000))
  await member.read()
  expect(await chargesOf(provider, member.user.id)).toHaveLength(1)
  clock.set(until)
  expect(await member.entitled()).toBe(true)
  expect((await member.read()).body.pause).toBeNull()
  expect(await chargesOf(provider, member.user.id)).toHaveLength(2)
})

test('a pause that has begun ends early with a payment for a period from now on', async () => {
  const member = await subscribed(provider)
  const [, option] = (await member.pauseOptions()).body
  await member.change({ pause_until: option.resumes_at })
  clock.set((await member.row()).currentPeriodEnd!)
  clock.advance(10 * day)
  await member.read()
  const resumed = await member.change({ pause_until: null })
  expect(resumed.body).toMatchObject({ status: 'active', pause: null })
  expect(await chargesOf(provider, member.user.id)).toHaveLength(2)
  expect((await member.row()).currentPeriodStart).toEqual(clock.now())
})

test('another brand once in each billing period', async () => {
  const member = await subscribed(provider)
  const end = (await member.read()).body.current_period_end
  const changed = await member.change({ brand_id: 6 })
  expect(changed.body).toMatchObject({ brand: { id: 6 }, brand_change_at: end })
  const again = await member.change({ brand_id: 12 })
  expect(again.status).toBe(422)
  expect(again.body).toMatchObject({ code: 'brand_changed_recently', next_change_at: end })
  clock.set(end)
  expect((await member.change({ brand_id: 12 })).body.brand.id).toBe(12)
})

import { beforeEach, expect, it } from 'vitest'
import { idlePayment, type PaymentState } from '@/lib/checkout/payment-state'
import {
  type Attempt,
  attemptAfter,
  currentAttempt,
  earlierPurchase,
  isUnderWayElsewhere,
  quote,
} from '@/lib/checkout/attempt'
import { loadAttempt, saveAttempt } from '@/lib/checkout/attempt-store'
import { GUEST } from '@/lib/checkout/purchase-scope'

const scope = { userId: GUEST, planId: 1, brandId: null }
const person = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  legalAgreementIds: [1],
}
const sent: Attempt = {
  key: 'k1',
  at: 1000,
  stage: 'sent',
  subscriptionId: null,
  request: {
    subscription: { subscriptionPlanId: 1, currency: 'usd', user: person },
    referrerId: null,
    impactClickId: null,
  },
  order: null,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps what a guest typed in the tab that sent it, and nowhere once it is paid', () => {
  saveAttempt(scope, sent)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ada|Byron/i)
  expect(loadAttempt(scope)).toEqual(sent)
  const paid = { ...idlePayment, step: 'succeeded', subscription: { id: 'p1', clientSecret: null } }
  saveAttempt(
    scope,
    attemptAfter(sent, paid as PaymentState, 2000, () => 'new'),
  )
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/ada|Byron/i)
})

it('shows another tab that a request was sent, without its data', () => {
  saveAttempt(scope, sent)
  sessionStorage.clear()
  const seen = loadAttempt(scope)
  expect(seen).toEqual({ ...sent, request: null })
  expect(isUnderWayElsewhere(seen)).toBe(true)
  expect(isUnderWayElsewhere(sent)).toBe(false)
})

it('keeps the request of a guest until it is paid, because repeating it tells the secret', () => {
  const unpaid = { ...idlePayment, subscription: { id: 'p1', clientSecret: null } }
  const after = attemptAfter(sent, { ...unpaid, step: 'failed' }, 2000, () => 'new')
  expect(after).toMatchObject({ stage: 'created', subscriptionId: 'p1', request: sent.request })
  const member = { ...sent.request!, subscription: { subscriptionPlanId: 1, currency: 'usd' } }
  const other = attemptAfter(
    { ...sent, request: member },
    { ...unpaid, step: 'failed' },
    2000,
    String,
  )
  expect(other.request).toBeNull()
})

it('never joins the request of this tab with the attempt of another', () => {
  saveAttempt(scope, sent)
  localStorage.setItem(
    'checkout:guest:1:all',
    JSON.stringify({ ...sent, key: 'k2', request: null }),
  )
  expect(loadAttempt(scope)).toEqual({ ...sent, key: 'k2', request: null })
})

it('stops whoever opens a link again after a purchase, for as long as the attempt counts', () => {
  const bought: Attempt = { ...sent, stage: 'active', subscriptionId: 'p1', request: null }
  expect(earlierPurchase(bought, 2000)).toEqual({ kind: 'bought', at: 1000 })
  expect(earlierPurchase({ ...sent, request: null }, 2000)).toEqual({ kind: 'elsewhere', at: 1000 })
  expect(earlierPurchase(sent, 2000)).toBeNull()
  expect(earlierPurchase(null, 2000)).toBeNull()
  expect(earlierPurchase(bought, 1000 + 23 * 3_600_000)).toBeNull()
  expect(currentAttempt(bought, 2000, () => 'new').key).toBe('k1')
})

it('compares the terms of a guest without keeping them', () => {
  const order = { address: { city: 'Seattle' }, promotion: null, currency: 'usd', regular: null }
  const terms = (buyer: object) =>
    quote({ ...order, others: { buyer, studioId: 7 }, isPrivate: true }).terms
  expect(terms(person)).toBe(terms({ ...person }))
  expect(terms(person)).not.toBe(terms({ ...person, email: 'bob@example.com' }))
  expect(terms(person)).not.toMatch(/ada|seattle/i)
  expect(quote(order).terms).toContain('Seattle')
})

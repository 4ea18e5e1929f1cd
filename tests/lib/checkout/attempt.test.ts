import { describe, expect, it } from 'vitest'
import {
  type Attempt,
  ATTEMPT_LIFETIME_MS,
  attemptAfter,
  currentAttempt,
  type PurchaseRequest,
  type Quote,
  resumeAttempt,
  sendAttempt,
} from '@/lib/checkout/attempt'
import { idlePayment, type PaymentEvent, type PaymentState } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { aSubscription } from './subscription-fixture'

const NOW = 1_800_000_000_000
const request: PurchaseRequest = {
  subscription: { subscriptionPlanId: 1, currency: 'usd', stripePaymentMethodId: 'pm_1' },
  referrerId: null,
  impactClickId: null,
}
const order: Quote = { terms: 't', promotion: null, currency: 'usd', regular: null }
const open: Attempt = {
  key: 'k1',
  at: NOW,
  stage: 'open',
  subscriptionId: null,
  request: null,
  order: null,
}
const sent: Attempt = { ...open, stage: 'sent', request, order }
const known = (stage: Attempt['stage']): Attempt => ({ ...open, stage, subscriptionId: 7, order })
const newKey = () => 'k2'

const failure = { code: 'x', messages: [] }
const walk = (...events: PaymentEvent[]): PaymentState => events.reduce(reducePayment, idlePayment)
const submit: PaymentEvent = { type: 'submit', payWith: 'cardOnFile' }
const created: PaymentEvent = {
  type: 'created',
  subscription: aSubscription('incomplete', { secret: 's' }),
}
const failed = (outcomeUnknown: boolean, mayHavePlan = false): PaymentEvent => ({
  type: 'creationFailed',
  failure,
  outcomeUnknown,
  mayHavePlan,
})

describe('currentAttempt', () => {
  it.each([
    ['nothing stored', null, 'k2'],
    ['one not begun', open, 'k1'],
    ['one with an unknown outcome', sent, 'k1'],
    ['one with a known purchase', known('confirming'), 'k1'],
    ['one that lost its request', { ...sent, request: null }, 'k2'],
    ['one that lost its purchase', { ...open, stage: 'created' as const }, 'k2'],
    ['one that the provider has forgotten', { ...sent, at: NOW - ATTEMPT_LIFETIME_MS }, 'k2'],
  ])('%s', (_, stored, key) => {
    expect(currentAttempt(stored, NOW, newKey).key).toBe(key)
  })
})

describe('resumeAttempt', () => {
  it.each([
    [open, null],
    [sent, { type: 'foundUnknown', paymentMethodId: 'pm_1' }],
    [known('created'), { type: 'found', subscriptionId: 7, resume: 'wait' }],
    [known('confirming'), { type: 'found', subscriptionId: 7, resume: 'check' }],
    [known('active'), { type: 'found', subscriptionId: 7, resume: 'wait' }],
  ])('%o', (attempt, event) => {
    expect(resumeAttempt(attempt)).toEqual(event)
  })
})

describe('sendAttempt', () => {
  it('keeps the request with the key it is sent with', () => {
    expect(sendAttempt(open, { request, order }, NOW + 1)).toEqual({ ...sent, at: NOW + 1 })
  })

  it('repeats unchanged what was sent before', () => {
    const other = { request: { ...request, referrerId: 'R1' }, order: { ...order, terms: 'u' } }
    expect(sendAttempt(sent, other, NOW)).toMatchObject({ request, order })
  })
})

describe('attemptAfter', () => {
  const confirmed: PaymentEvent = { type: 'confirmed' }
  const refusedConfirm: PaymentEvent = { type: 'confirmRefused', failure }
  const never: PaymentEvent = { type: 'pollFailed', failure, gone: false }
  const active: PaymentEvent = { type: 'settled', subscription: aSubscription('active') }
  const unclear: PaymentEvent = { type: 'confirmUnclear', paymentMethodId: 'pm_1' }

  it.each<[string, Attempt, PaymentEvent[], Partial<Attempt>]>([
    ['an unknown outcome keeps key and request', sent, [submit, failed(true)], sent],
    [
      'a definite refusal begins anew',
      sent,
      [submit, failed(false)],
      { key: 'k2', stage: 'open', request: null, order: null },
    ],
    ['the same request once more', sent, [submit], { key: 'k1', stage: 'sent' }],
    [
      'a refusal keeps both until it is known what became of it',
      sent,
      [submit, failed(false, true)],
      sent,
    ],
    [
      'a lost answer of the card provider',
      known('confirming'),
      [submit, created, unclear],
      { key: 'k1', stage: 'confirming' },
    ],
    [
      'a bank that waits',
      known('confirming'),
      [
        submit,
        created,
        unclear,
        {
          type: 'intent',
          intent: { status: 'requires_action', failure: null, failedMethodId: null },
        },
      ],
      { key: 'k1', stage: 'confirming' },
    ],
    [
      'another purchase in the place of a known one has a key of its own',
      known('created'),
      [submit],
      { key: 'k2', stage: 'open', subscriptionId: null, order: null },
    ],
    [
      'being asked to confirm',
      sent,
      [submit, created],
      { key: 'k1', stage: 'confirming', subscriptionId: 7, request: null },
    ],
    [
      'a refused confirmation',
      known('confirming'),
      [submit, created, refusedConfirm],
      { key: 'k1', stage: 'created', order },
    ],
    [
      'waiting',
      known('confirming'),
      [submit, created, confirmed],
      { key: 'k1', stage: 'confirming' },
    ],
    [
      'not active in time',
      known('confirming'),
      [submit, created, confirmed, never],
      { key: 'k1', stage: 'confirming' },
    ],
    [
      'active',
      known('confirming'),
      [submit, created, confirmed, active],
      { key: 'k1', stage: 'active', subscriptionId: 7 },
    ],
    [
      'a refused method before anything was sent',
      open,
      [
        { type: 'submit', payWith: 'newCard' },
        { type: 'methodRefused', failure },
      ],
      { key: 'k1', stage: 'open' },
    ],
    [
      'a found purchase that is over',
      known('created'),
      [
        { type: 'found', subscriptionId: 7, resume: 'wait' },
        { type: 'read', subscription: aSubscription('canceled') },
      ],
      { key: 'k2', stage: 'open' },
    ],
  ])('%s', (_, attempt, events, expected) => {
    expect(attemptAfter(attempt, walk(...events), NOW, newKey)).toMatchObject(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { isAlreadySubscribed, paymentNotice } from '@/lib/checkout/payment-notice'
import { idlePayment, type PaymentEvent } from '@/lib/checkout/payment-state'
import {
  after,
  again,
  created,
  creationFailed,
  declined,
  failure,
  intent,
  method,
  noIntent,
  notFound,
  read,
  returned,
  searched,
  settled,
  submit,
  timeOut,
  unclear,
  unsettled,
} from './payment-events'

const byCard = { ...failure, byCard: true }
const confirming = [submit, method(), created('incomplete')]
const messages = failure.messages

describe('paymentNotice', () => {
  it.each<[string, PaymentEvent[], object | null]>([
    ['a payment under way', [submit], null],
    [
      'a declined card',
      [...confirming, { type: 'confirmRefused', failure: byCard }],
      { kind: 'refused', messages, anotherCard: true },
    ],
    [
      'a card that could not be kept',
      [submit, { type: 'methodRefused', failure: byCard }],
      { kind: 'refused', messages, anotherCard: true },
    ],
    [
      'a purchase that a rule refuses',
      [submit, method(), creationFailed(false)],
      { kind: 'refused', messages, anotherCard: false },
    ],
    [
      'a purchase without an answer',
      [submit, method(), creationFailed(true)],
      { kind: 'unknown', messages: [], anotherCard: false },
    ],
    ['a payment that does not settle', unsettled, { kind: 'unsettled', anotherCard: false }],
    [
      'a confirmation without an answer, and no other way to know',
      [...confirming, unclear, noIntent, timeOut],
      { kind: 'unknown', messages: [], anotherCard: false },
    ],
    [
      'a confirmation that did not arrive',
      [...confirming, unclear, intent('requires_payment_method')],
      { kind: 'notReceived', messages: [], anotherCard: false },
    ],
    [
      'a bank that waits',
      [...confirming, unclear, intent('requires_action')],
      { kind: 'bankWaits', messages: [], anotherCard: false },
    ],
    [
      'a confirmed payment whose purchase is not found',
      [...confirming, { type: 'confirmed' }, notFound, searched()],
      { kind: 'unknown', messages: [], anotherCard: false },
    ],
    [
      'a payment that ended without a charge',
      [...confirming, { type: 'confirmed' }, settled('canceled')],
      { kind: 'notCharged', messages: [], anotherCard: false },
    ],
    [
      'an unfinished purchase, with why',
      [returned('wait'), read('incomplete'), intent('requires_payment_method', 'pm_0')],
      { kind: 'unfinished', messages, anotherCard: false },
    ],
    [
      'a declined purchase that cannot be read',
      [
        ...declined,
        again(true),
        { type: 'readFailed', failure: { code: 'network', messages: [] }, gone: false },
      ],
      { kind: 'refused', messages: [], anotherCard: false },
    ],
  ])('%s', (_, events, expected) => {
    const notice = paymentNotice(after(...events))
    if (expected === null) expect(notice).toBeNull()
    else expect(notice).toMatchObject(expected)
  })
})

describe('isAlreadySubscribed', () => {
  const refusal = { code: 'already_subscribed', messages: ['You already have this plan.'] }
  const refused = {
    type: 'creationFailed',
    failure: refusal,
    outcomeUnknown: false,
    mayHavePlan: true,
  } as const

  it('is a state of its own once the purchase itself was not found', () => {
    expect(isAlreadySubscribed(after(submit, method(), refused))).toBe(false)
    expect(isAlreadySubscribed(after(submit, method(), refused, searched()))).toBe(true)
    expect(isAlreadySubscribed(after(submit, method(), refused, searched('active')))).toBe(false)
    expect(isAlreadySubscribed(after(...declined))).toBe(false)
    expect(isAlreadySubscribed(idlePayment)).toBe(false)
  })
})

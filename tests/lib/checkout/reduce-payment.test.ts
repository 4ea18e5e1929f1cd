import { describe, expect, it } from 'vitest'
import { nextStep, type PaymentEvent, type PaymentState } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import {
  after,
  again,
  created,
  creationFailed,
  declined,
  failure,
  intent,
  method,
  read,
  refusedConfirm,
  returned,
  settled,
  submit,
  submitOnFile,
  timeOut,
  unclear,
  unsettled,
} from './payment-events'

type Row = [string, PaymentEvent[], PaymentState['step']]
const confirming = [submit, method(), created('incomplete')]
const readFailed = (gone: boolean): PaymentEvent => ({ type: 'readFailed', failure, gone })

describe('the payment state machine', () => {
  it.each<Row>([
    ['a new card becomes a method first', [submit], 'creatingMethod'],
    ['a card on file does not', [submitOnFile], 'creatingSubscription'],
    ['a refused method ends at the form', [submit, { type: 'methodRefused', failure }], 'idle'],
    ['a method leads to the purchase', [submit, method()], 'creatingSubscription'],
    ['a refused purchase has failed', [submit, method(), creationFailed(false)], 'failed'],
    ['active at once is read first', [submit, method(), created('active', null)], 'reading'],
    [
      'and is a success when the read says so too',
      [submit, method(), created('active', null), read('active')],
      'succeeded',
    ],
    ['otherwise the payment is confirmed', confirming, 'confirming'],
    [
      'without a secret it is waited for',
      [submit, method(), created('incomplete', null)],
      'polling',
    ],
    ['a refused confirmation has failed', [...confirming, refusedConfirm], 'failed'],
    ['a confirmed payment is waited for', [...confirming, { type: 'confirmed' }], 'polling'],
    [
      'active while waiting is a success',
      [submitOnFile, created('incomplete', null), settled('active')],
      'succeeded',
    ],
    ['never active has failed', [submitOnFile, created('incomplete', null), timeOut], 'failed'],
    [
      'a refused purchase that may be there already is looked for',
      [submit, method(), creationFailed(false, true)],
      'searching',
    ],
  ])('%s', (_, events, step) => {
    expect(after(...events).step).toBe(step)
  })

  it.each<Row>([
    ['a known purchase is read first', [...declined, again(true)], 'reading'],
    [
      'it may have become active meanwhile',
      [...declined, again(true), read('active')],
      'succeeded',
    ],
    [
      'else the new card becomes a method',
      [...declined, again(true), read('incomplete')],
      'creatingMethod',
    ],
    [
      'which confirms the same purchase',
      [...declined, again(true), read('incomplete'), method('pm_2')],
      'confirming',
    ],
    [
      'the card on file confirms it too',
      [...declined, again(false, 'cardOnFile'), read('incomplete')],
      'confirming',
    ],
    [
      'of a confirmed payment it is asked first how it stands',
      [...unsettled, again(false), read('incomplete')],
      'retrievingIntent',
    ],
    [
      'unless another card was typed',
      [...unsettled, again(true), read('incomplete')],
      'creatingMethod',
    ],
    [
      'one for other terms is read first too',
      [...declined, again(false, 'newCard', true)],
      'reading',
    ],
    [
      'and may have become active meanwhile',
      [...declined, again(false, 'newCard', true), read('active')],
      'succeeded',
    ],
    [
      'else another is asked for in its place',
      [...declined, again(false, 'newCard', true), read('incomplete'), method('pm_2')],
      'creatingSubscription',
    ],
    [
      'with the card on file too',
      [...declined, again(false, 'cardOnFile', true), read('incomplete')],
      'creatingSubscription',
    ],
    [
      'a purchase that is over starts anew',
      [...declined, again(true), read('canceled'), method('pm_2')],
      'creatingSubscription',
    ],
    [
      'a confirmed one that is over says so',
      [...unsettled, again(false), read('canceled')],
      'failed',
    ],
    [
      'an unknown outcome repeats the request',
      [submit, method(), creationFailed(true), again(true)],
      'creatingSubscription',
    ],
    [
      'a definite refusal starts anew',
      [submit, method(), creationFailed(false), again(true)],
      'creatingMethod',
    ],
    [
      'a read that fails can be tried again',
      [...declined, again(true), readFailed(false), again(false)],
      'reading',
    ],
    [
      'a declined purchase that is gone starts anew',
      [...declined, again(true), readFailed(true)],
      'creatingMethod',
    ],
    [
      'a refused second card can be followed by a third',
      [
        ...declined,
        again(true),
        read('incomplete'),
        { type: 'methodRefused', failure },
        again(true),
      ],
      'reading',
    ],
  ])('trying again: %s', (_, events, step) => {
    expect(after(...events).step).toBe(step)
  })

  it.each<Row>([
    [
      'of an unfinished purchase it is asked how its payment stands',
      [returned('wait'), read('incomplete')],
      'retrievingIntent',
    ],
    ['of one that was confirmed too', [returned('check'), read('incomplete')], 'retrievingIntent'],
    [
      'one without a payment waits for the payer',
      [returned('wait'), read('incomplete', null)],
      'failed',
    ],
    ['an active one is a success', [returned('check'), read('active')], 'succeeded'],
    ['one that is over is forgotten', [returned('wait'), read('canceled')], 'idle'],
    ['one that is gone is forgotten', [returned('wait'), readFailed(true)], 'idle'],
    [
      'one that is gone though it was confirmed is looked for',
      [returned('check'), readFailed(true)],
      'searching',
    ],
    [
      'an unknown outcome waits for the payer',
      [{ type: 'foundUnknown', paymentMethodId: 'pm_1' }],
      'failed',
    ],
    [
      'and then repeats the request',
      [{ type: 'foundUnknown', paymentMethodId: 'pm_1' }, again(false)],
      'creatingSubscription',
    ],
  ])('coming back: %s', (_, events, step) => {
    expect(after(...events).step).toBe(step)
  })

  it('never creates a second purchase while the first one is known', () => {
    let state = after(...declined)
    for (let round = 0; round < 5; round += 1) {
      for (const event of [
        again(true),
        read('incomplete'),
        method(`pm_${round}`),
        unclear,
        intent('requires_payment_method'),
        refusedConfirm,
      ]) {
        state = reducePayment(state, event)
        expect(nextStep(state)?.call).not.toBe('createSubscription')
      }
    }
  })

  it('repeats a request with an unknown outcome with its payment method', () => {
    const state = after(submit, method('pm_1'), creationFailed(true), again(true))
    expect(nextStep(state)).toEqual({ call: 'createSubscription', paymentMethodId: 'pm_1' })
  })

  it('confirms a repeated request of an earlier visit with its original card', () => {
    const state = after(
      { type: 'foundUnknown', paymentMethodId: 'pm_1' },
      again(false),
      created('incomplete'),
    )
    expect(nextStep(state)).toMatchObject({ call: 'confirm', paymentMethodId: 'pm_1' })
  })

  it('ignores events that are not valid in its step, such as a second click', () => {
    const loading = after(submit)
    for (const event of [submit, again(true), created('active'), read('active'), timeOut]) {
      expect(reducePayment(loading, event)).toBe(loading)
    }
    const done = after(submitOnFile, created('active', null), read('active'))
    for (const event of [submit, again(true), creationFailed(false), timeOut, unclear]) {
      expect(reducePayment(done, event)).toBe(done)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { PaymentEvent } from '@/lib/checkout/payment-state'
import {
  after,
  again,
  created,
  failure,
  intent,
  method,
  noIntent,
  read,
  returned,
  submit,
  timeOut,
  unclear,
  unsettled,
} from './payment-events'

const lost = [submit, method('pm_1'), created('incomplete'), unclear]
const back = [returned('check'), read('incomplete')]
const backUnfinished = [returned('wait'), read('incomplete')]
const tried = [...unsettled, again(false), read('incomplete')]

type Row = [string, PaymentEvent[], object]

describe('the payment intent of the card provider', () => {
  it.each<Row>([
    ['is asked for', lost, { step: 'retrievingIntent' }],
    ['made: waited for', [...lost, intent('succeeded')], { step: 'polling' }],
    ['on its way: waited for', [...lost, intent('processing')], { step: 'polling' }],
    [
      'refused for this card: a refusal',
      [...lost, intent('requires_payment_method', 'pm_1')],
      { step: 'failed', resume: 'confirm', failure },
    ],
    [
      'refused for another card before: this one never arrived',
      [...lost, intent('requires_payment_method', 'pm_0')],
      { step: 'failed', resume: 'confirm', failure: { code: 'notReceived', messages: [] } },
    ],
    [
      'nothing tried: it never arrived',
      [...lost, intent('requires_payment_method')],
      { step: 'failed', resume: 'confirm', failure: { code: 'notReceived' } },
    ],
    [
      'the bank waits: the payer is told, and not asked twice by itself',
      [...lost, intent('requires_action')],
      { step: 'failed', resume: 'check', failure: { code: 'bankWaits' } },
    ],
    ['not to be had: the provider is asked', [...lost, noIntent], { step: 'polling' }],
    [
      'not to be had there either: not known, and no refusal',
      [...lost, noIntent, timeOut],
      { step: 'failed', resume: 'check', failure: { code: 'unknownOutcome' } },
    ],
    ['ended: the provider is asked', [...lost, intent('canceled')], { step: 'polling' }],
  ])('after a lost response, %s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })

  it.each<Row>([
    [
      'the bank is asked again at once',
      [...back, intent('requires_action')],
      { step: 'authenticating' },
    ],
    [
      'also when it had been called unfinished',
      [...backUnfinished, intent('requires_action')],
      { step: 'authenticating' },
    ],
    [
      'but only once',
      [...back, intent('requires_action'), unclear, intent('requires_action')],
      { step: 'failed', resume: 'check', failure: { code: 'bankWaits' } },
    ],
    ['what is on its way is waited for', [...back, intent('processing')], { step: 'polling' }],
    ['what was made is waited for', [...back, intent('succeeded')], { step: 'polling' }],
    [
      'what was refused is unfinished, with its reason',
      [...back, intent('requires_payment_method', 'pm_0')],
      {
        step: 'failed',
        resume: 'confirm',
        failure: { code: 'unfinished', messages: failure.messages },
      },
    ],
    [
      'what was never tried is unfinished',
      [...backUnfinished, intent('requires_payment_method')],
      { step: 'failed', resume: 'confirm', failure: { code: 'unfinished', messages: [] } },
    ],
  ])('when the payer comes back, %s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })

  it.each<Row>([
    ['the bank is asked again', [...tried, intent('requires_action')], { step: 'authenticating' }],
    ['what is on its way is waited for', [...tried, intent('processing')], { step: 'polling' }],
    [
      'what was refused meanwhile is a refusal',
      [...tried, intent('requires_payment_method', 'pm_1')],
      { step: 'failed', resume: 'confirm', failure },
    ],
  ])('when the payer tries again after a poll without a result, %s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })
})

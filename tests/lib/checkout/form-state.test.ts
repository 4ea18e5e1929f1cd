import { describe, expect, it } from 'vitest'
import { type FormFacts, formState, submission } from '@/lib/checkout/form-state'
import { idlePayment, type PaymentState } from '@/lib/checkout/payment-state'

const failed: PaymentState = { ...idlePayment, step: 'failed' }
const known = { subscription: { id: 7, clientSecret: 'secret' } }
const lost: PaymentState = { ...failed, outcomeUnknown: true }
const settling: PaymentState = { ...failed, ...known, resume: 'check' }
const unpaid: PaymentState = { ...failed, ...known, resume: 'confirm' }
const working: PaymentState = { ...idlePayment, step: 'confirming' }
const paid: PaymentState = { ...idlePayment, ...known, step: 'succeeded' }
const wrong = { cvc: { code: 'required' }, zip: { code: 'zip' } } as const

const facts = (given: Partial<FormFacts>): FormFacts => ({
  state: idlePayment,
  payWith: 'newCard',
  newCard: false,
  sameTerms: true,
  isPriced: true,
  hasCard: true,
  hasCharges: true,
  isOnline: true,
  errors: {},
  ...given,
})

describe('sending the payment form', () => {
  it.each<[string, Partial<FormFacts>, object]>([
    ['a whole form pays', {}, { kind: 'pay', event: { type: 'submit', payWith: 'newCard' } }],
    [
      'the card on file pays',
      { payWith: 'cardOnFile' },
      { kind: 'pay', event: { type: 'submit', payWith: 'cardOnFile' } },
    ],
    ['leads to the topmost wrong field', { errors: wrong }, { kind: 'wrong', field: 'cvc' }],
    [
      'leads to the wrong field while the total is not known',
      { errors: wrong, hasCharges: false },
      { kind: 'wrong', field: 'cvc' },
    ],
    ['takes nothing whose amount is not known', { hasCharges: false }, { kind: 'refused' }],
    ['takes nothing while it pays', { state: working }, { kind: 'refused' }],
    ['takes nothing once it is paid', { state: paid }, { kind: 'refused' }],
    ['takes nothing offline', { isOnline: false, errors: wrong }, { kind: 'refused' }],
    ['takes nothing without card fields', { hasCard: false }, { kind: 'refused' }],
    [
      'leads to a wrong field while the card fields are loading',
      { hasCard: false, errors: { zip: wrong.zip } },
      { kind: 'wrong', field: 'zip' },
    ],
    ['takes nothing before the currency is known', { isPriced: false }, { kind: 'refused' }],
    [
      'tries again with another card',
      { state: unpaid, newCard: true },
      {
        kind: 'pay',
        event: { type: 'tryAgain', payWith: 'newCard', newCard: true, outdated: false },
      },
    ],
    [
      'tries again on other terms',
      { state: unpaid, sameTerms: false },
      {
        kind: 'pay',
        event: { type: 'tryAgain', payWith: 'newCard', newCard: false, outdated: true },
      },
    ],
  ])('%s', (_, given, expected) => expect(submission(facts(given))).toEqual(expected))

  it.each([
    ['repeats a request', lost],
    ['looks at a payment', settling],
  ])('%s without the form, but not offline', (_, state) => {
    const bare = { state, hasCard: false, isPriced: false, hasCharges: false, errors: wrong }
    expect(submission(facts(bare)).kind).toBe('pay')
    expect(submission(facts({ ...bare, isOnline: false })).kind).toBe('refused')
  })
})

describe('what the payer can do', () => {
  const has = (given: Partial<FormFacts>) => {
    const flags = Object.entries(formState(facts(given)))
    return flags.filter(([, on]) => on).map(([name]) => name)
  }

  it.each<[string, Partial<FormFacts>, string[]]>([
    ['type and pay', {}, ['paysAnew']],
    ['wait while it pays', { state: working }, ['isPaying', 'isLocked', 'paysAnew']],
    ['only send the same request again', { state: lost }, ['isLocked']],
    ['only look again, or type another card', { state: settling }, ['isSettling']],
    ['pay with another card', { state: settling, newCard: true }, ['paysAnew']],
    [
      'ask for another purchase on other terms',
      { state: unpaid, sameTerms: false },
      ['outdated', 'paysAnew'],
    ],
    ['type, but not pay, offline', { isOnline: false }, ['paysAnew', 'isBlocked']],
    ['not look again offline', { state: settling, isOnline: false }, ['isSettling', 'isBlocked']],
    ['look again without card fields', { state: settling, hasCard: false }, ['isSettling']],
  ])('%s', (_, given, expected) => expect(has(given)).toEqual(expected))
})

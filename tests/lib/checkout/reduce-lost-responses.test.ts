import { expect, it } from 'vitest'
import type { PaymentEvent } from '@/lib/checkout/payment-state'
import {
  after,
  created,
  creationFailed,
  failure,
  method,
  notFound,
  searched,
  settled,
  submit,
} from './payment-events'

const confirming = [submit, method(), created('incomplete')]

it.each<[string, PaymentEvent[], object]>([
  [
    'a 404 after a confirmed payment leads to a search',
    [...confirming, { type: 'confirmed' }, notFound],
    { step: 'searching' },
  ],
  [
    'what is found is a success',
    [...confirming, { type: 'confirmed' }, notFound, searched('active')],
    { step: 'succeeded', subscription: { id: 7 } },
  ],
  [
    'what is not found is not known',
    [...confirming, { type: 'confirmed' }, notFound, searched()],
    { step: 'failed', resume: 'check', failure: { code: 'unknownOutcome' } },
  ],
  [
    'nor is what could not be looked for',
    [...confirming, { type: 'confirmed' }, notFound, { type: 'searchFailed' }],
    { step: 'failed', resume: 'check', failure: { code: 'unknownOutcome' } },
  ],
  [
    'a refused purchase that is there already is a success',
    [submit, method(), creationFailed(false, true), searched('active')],
    { step: 'succeeded', bought: { id: 7 }, failure: null },
  ],
  [
    'one that is not there was refused',
    [submit, method(), creationFailed(false, true), searched()],
    { step: 'failed', outcomeUnknown: false, failure },
  ],
  [
    'one that could not be looked for may have been made',
    [submit, method(), creationFailed(false, true), { type: 'searchFailed' }],
    { step: 'failed', outcomeUnknown: true, failure: { code: 'unknownOutcome' } },
  ],
  [
    'a confirmed payment that ended without a charge says so',
    [...confirming, { type: 'confirmed' }, settled('canceled')],
    { step: 'failed', subscription: null, failure: { code: 'notCharged' } },
  ],
  [
    'one that ended with a charge says nothing of the kind',
    [...confirming, { type: 'confirmed' }, settled('canceled', true)],
    { step: 'idle', subscription: null, failure: null },
  ],
])('a wrong or lost response: %s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

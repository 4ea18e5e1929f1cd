import { expect, it } from 'vitest'
import { type FlowParams, withRemembered } from '@/lib/flow/flow-params'

it.each<[string, FlowParams, FlowParams, FlowParams]>([
  ['adds what is lacking', { sp: '1' }, { referrer_id: 'R1' }, { sp: '1', referrer_id: 'R1' }],
  ['leaves what is there', { sp: '1' }, { sp: '2', flow: 'public' }, { sp: '1', flow: 'public' }],
  ['takes no store beside a plan', { sp: '1' }, { store_id: '9' }, { sp: '1' }],
  ['takes no plan beside a store', { store_id: '9' }, { sp: '2' }, { store_id: '9' }],
  ['takes no studio’s payment link', {}, { store_id: '9', sp: '2' }, { store_id: '9' }],
  ['ends the flow of an additional email', {}, { flow: 'additional-email' }, {}],
  ['leaves brands to the address', {}, { brand: 'yoga', external_id: '4' }, {}],
  [
    'leaves to a screen what was said to another',
    {},
    { onBack: '/x', onSignInRedirectTo: '/y', onSuccessPurchase: '/z' },
    { onSuccessPurchase: '/z' },
  ],
])('%s', (_, address, remembered, expected) => {
  expect(withRemembered(address, remembered)).toEqual(expected)
})

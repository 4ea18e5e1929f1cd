import { expect, it } from 'vitest'
import type { FlowParams } from '@/lib/flow/flow-params'
import { emptyFlow, type FlowState } from '@/lib/flow/flow-state'
import { type FlowPlace, loginPath, nextPath } from '@/lib/flow/next-path'

const place = (
  params: FlowParams = {},
  flow: Partial<FlowState> = {},
  locale: FlowPlace['locale'] = 'en',
): FlowPlace => ({ locale, params, flow: { ...emptyFlow, ...flow } })

it.each<[string, FlowPlace, boolean, string]>([
  [
    'the plan of the address',
    place({ sp: '1', referrer_id: 'R1' }),
    false,
    '/subscribe/payment?sp=1&referrer_id=R1',
  ],
  ['the plan that was chosen', place({}, { planId: 3 }, 'es'), true, '/es/subscribe/payment?sp=3'],
  [
    'the brand of a plan of one',
    place({}, { planId: 2, planType: 'single' }),
    false,
    '/single-brand-selector?sp=2',
  ],
  [
    'no brand when there is one',
    place({ brand: 'yoga' }, { planId: 2, planType: 'single' }),
    false,
    '/subscribe/payment?brand=yoga&sp=2',
  ],
  [
    'the benefit that was to be claimed, before a plan',
    place({ flow: 'enterprise' }, { pendingEnterpriseId: '7', planId: 3 }, 'es'),
    false,
    '/es/subscribe/entitlement?flow=enterprise&id=7',
  ],
  [
    'the benefit of the address, in a tab that does not remember it',
    place({ flow: 'enterprise', onSignInRedirectTo: '/subscribe/entitlement?id=7', sp: '3' }),
    false,
    '/subscribe/entitlement?id=7',
  ],
  [
    'no other target before the plans',
    place({ flow: 'enterprise', onSignInRedirectTo: '/schedule' }),
    false,
    '/subscription-plan-selector?flow=enterprise&onSignInRedirectTo=%2Fschedule',
  ],
  ['the plans', place({ brand: 'yoga' }), false, '/subscription-plan-selector?brand=yoga'],
  ['home for who has one', place({ external_id: '4' }, {}, 'es'), true, '/es?brand=yoga'],
  [
    'where one was going',
    place({ onSuccessPurchase: '/es/schedule', onSignInRedirectTo: '/x' }, {}, 'es'),
    true,
    '/es/schedule',
  ],
  ['where the login was to lead', place({ onSignInRedirectTo: '/x' }, {}, 'es'), true, '/es/x'],
  ['nowhere off the site', place({ onSuccessPurchase: '//evil.example' }), true, '/'],
  [
    'never in a circle',
    place({ onSuccessPurchase: '/es/email-lookup?sp=', onSignInRedirectTo: '/login' }, {}, 'es'),
    true,
    '/es',
  ],
  [
    'the class that was pressed, for who may book',
    place({ pendingAction: 'book-5' }),
    true,
    '/live-class-detail?id=5',
  ],
  [
    'first the plans for who may not',
    place({ pendingAction: 'book-5' }),
    false,
    '/subscription-plan-selector?pendingAction=book-5',
  ],
  [
    'the class even where a plan was looked at before',
    place({ pendingAction: 'book-5', brand: 'barre' }, { planId: 3, planType: 'all' }, 'es'),
    true,
    '/es/live-class-detail?id=5&brand=barre',
  ],
  [
    'the plan that was chosen for it',
    place({ pendingAction: 'play-7', sp: '3' }),
    true,
    '/subscribe/payment?pendingAction=play-7&sp=3',
  ],
  [
    'the video whose heart was pressed, which needs no plan',
    place({ pendingAction: 'heart-video-7', sp: '3' }),
    false,
    '/video-detail?id=7',
  ],
  ['the program', place({ pendingAction: 'heart-program-7' }), false, '/classes/programs/7'],
])('the next step is %s', (_, from, entitled, path) => {
  expect(nextPath(from, entitled)).toBe(path)
})

it.each<[string, FlowPlace, string]>([
  ['the plan of the address', place({ sp: '1' }), '/subscribe/payment?sp=1'],
  ['the plan that was chosen', place({}, { planId: 3 }, 'es'), '/es/subscribe/payment?sp=3'],
  [
    'the first step, which knows what there is to buy',
    place({ referrer_id: 'R1' }),
    '/email-lookup?referrer_id=R1',
  ],
  [
    'the first step, for what was pressed',
    place({ pendingAction: 'book-5' }, { planId: 3 }),
    '/email-lookup?pendingAction=book-5',
  ],
  [
    'the benefit that was to be claimed',
    place({}, { pendingEnterpriseId: '7' }),
    '/subscribe/entitlement?id=7',
  ],
  ['its own target', place({ sp: '1', onSignInRedirectTo: '/schedule' }), '/schedule'],
])('the login within the flow leads to %s', (_, from, target) => {
  const login = new URL(loginPath(from), 'https://x-plus.example')
  expect(login.pathname).toMatch(/^(?:\/es)?\/login$/)
  expect(login.searchParams.getAll('onSignInRedirectTo')).toEqual([target])
  for (const [name, value] of Object.entries(from.params))
    expect(login.searchParams.get(name)).toBe(value)
})

import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '@/lib/api/errors'
import { readRefusal, refusalPath } from '@/lib/entitlement/refusal'
import { aPlan } from '@/tests/lib/plans/plan-fixture'

const refused = (code: string, fittingPlan: object | null = null) =>
  new ApiError({
    method: 'POST',
    path: '/x',
    status: 403,
    code,
    messages: ['Because.'],
    body: { details: { coveredBrandIds: [6], fittingPlan } },
  })
const all = aPlan({ relation: 'none' })
const place = {
  context: { locale: 'es', brand: 'all' },
  brand: { key: 'yoga' },
  here: '/es/live-class-detail?id=7',
  pendingAction: { kind: 'book', id: 7 },
} as const
const back = 'pendingAction=book-7&onSuccessPurchase=%2Fes%2Flive-class-detail%3Fid%3D7'
const onBack = 'onBack=%2Fes%2Flive-class-detail%3Fid%3D7'

it.each([
  ['subscription_required', all, 'subscribe', `/es/subscribe/payment?sp=1&${back}&${onBack}`],
  [
    'subscription_required',
    { ...all, trialDays: 7 },
    'try',
    `/es/subscribe/payment?sp=1&${back}&${onBack}`,
  ],
  [
    'subscription_ended',
    aPlan({ id: 2, planType: 'single' }),
    'subscribe',
    `/es/subscribe/payment?sp=2&${back}&${onBack}&brand=yoga`,
  ],
  [
    'brand_not_covered',
    { ...all, relation: 'replaces' },
    'upgrade',
    `/es/account/plans?sp=1&${back}`,
  ],
  ['subscription_paused', null, 'resume', `/es/account/subscriptions?${back}`],
  ['subscription_past_due', null, 'fixCard', `/es/account/billing?${back}`],
  ['subscription_required', null, 'plans', `/es/subscription-plan-selector?${back}&${onBack}`],
  ['a code of later', { id: 'none' }, 'plans', `/es/subscription-plan-selector?${back}&${onBack}`],
])('%s with %j: %s', (code, plan, kind, path) => {
  const { reason, step } = readRefusal(refused(code, plan))
  expect(reason).toBe('Because.')
  expect(step.kind).toBe(kind)
  expect(refusalPath(step, place)).toBe(path)
})

it('leads to the plans without a body', () => {
  expect(readRefusal(new NetworkError('POST', '/x'))).toEqual({
    reason: '',
    step: { kind: 'plans', plan: null },
  })
})

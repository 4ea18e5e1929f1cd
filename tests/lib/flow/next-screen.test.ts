import { describe, expect, it } from 'vitest'
import { nextScreen, screenAfterPlan } from '@/lib/flow/next-screen'

const nothing = {
  pendingEnterpriseId: null,
  planId: null,
  planType: null,
  brandKnown: false,
  entitled: false,
}

describe('nextScreen', () => {
  it.each([
    ['a claim comes first', { pendingEnterpriseId: '1', planId: 1 }, 'entitlement'],
    ['an all-brands plan', { planId: 1, planType: 'all' as const }, 'payment'],
    [
      'a plan of a known brand',
      { planId: 2, planType: 'single' as const, brandKnown: true },
      'payment',
    ],
    ['a plan of no brand yet', { planId: 2, planType: 'single' as const }, 'single-brand-selector'],
    ['a plan known by its id alone', { planId: 2 }, 'payment'],
    ['a chosen plan although entitled', { planId: 1, entitled: true }, 'payment'],
    ['no plan', {}, 'plan-selector'],
  ])('%s', (_, given, screen) => {
    expect(nextScreen({ ...nothing, ...given })).toEqual({ kind: 'screen', screen })
  })

  it('does not send entitled users to a purchase', () => {
    expect(nextScreen({ ...nothing, entitled: true })).toEqual({ kind: 'return' })
  })
})

describe('screenAfterPlan', () => {
  it.each([
    ['all', false, true, false, 'payment'],
    ['all', false, false, false, 'email-lookup'],
    ['all', false, false, true, 'payment-public'],
    ['single', false, true, false, 'single-brand-selector'],
    ['single', false, false, true, 'single-brand-selector'],
    ['single', true, true, false, 'payment'],
    ['single', true, false, false, 'email-lookup'],
    ['single', true, false, true, 'payment-public'],
    ['all', true, true, true, 'payment'],
  ] as const)(
    '%s, brand %s, signed in %s, public %s → %s',
    (planType, brandKnown, signedIn, publicFlow, screen) => {
      expect(screenAfterPlan({ planType, brandKnown, signedIn, publicFlow })).toBe(screen)
    },
  )
})

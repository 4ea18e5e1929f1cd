import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlanChoice } from '@/hooks/checkout/use-plan-choice'
import type { Plan } from '@/lib/api/plans'
import { brands, defaultBrand } from '@/lib/brand/brands'
import { clearFlow, readFlow, updateFlow } from '@/lib/flow/flow-store'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

const yoga = brands.find(({ key }) => key === 'yoga')!
const ofAll = aPlan({ id: 3 })
const ofOne = aPlan({ id: 4, planType: 'single' })

beforeEach(() => {
  sessionStorage.clear()
  clearFlow()
  signOut()
  respondToCalls(() => memberSession)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function choice(brand = defaultBrand, query = '') {
  window.history.replaceState(null, '', `/subscription-plan-selector${query}`)
  const { hrefOf, choose } = renderHook(() => usePlanChoice(), { wrapper: PageWrapper }).result
    .current
  return {
    hrefOf: (plan: Plan) => hrefOf({ plan, brand, offer: null }),
    choose: (plan: Plan) => choose({ plan, brand, offer: null }),
  }
}

it('leads guests to the sign-up', () => {
  expect(choice().hrefOf(ofAll)).toBe('/email-lookup?sp=3')
})

it('leads members to the payment', () => {
  signIn()
  expect(choice().hrefOf(ofAll)).toBe('/subscribe/payment?sp=3')
})

it('leads guests of the public flow to its payment', () => {
  expect(choice(defaultBrand, '?flow=public').hrefOf(ofAll)).toContain('/subscribe/payment-public')
})

it('leads to the choice of a brand for a plan of one, unless the page has one', () => {
  expect(choice().hrefOf(ofOne)).toBe('/single-brand-selector?sp=4')
  expect(choice(yoga).hrefOf(ofOne)).toBe('/email-lookup?brand=yoga&sp=4')
})

it.each([
  ['a plan of one brand with the brand of the page', ofOne, yoga, { id: 4, externalId: '4' }],
  ['a plan of one brand without one', ofOne, defaultBrand, null],
  ['a plan of all brands without the brand of the page', ofAll, yoga, null],
])('remembers %s', (_, plan, brand, brandChoice) => {
  updateFlow({
    queryParams: { sp: '9', referrer_id: 'r' },
    brandChoice: { id: 6, externalId: '6' },
  })
  choice(brand).choose(plan)
  const { id: planId, planType } = plan
  expect(readFlow()).toMatchObject({ planId, planType, brandChoice })
  expect(readFlow().queryParams).toEqual({ referrer_id: 'r' })
})

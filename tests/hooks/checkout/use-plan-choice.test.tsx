import { fireEvent, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  vi.restoreAllMocks()
})

function choice(brand = defaultBrand, query = '') {
  window.history.replaceState(null, '', `/subscription-plan-selector${query}`)
  const linkOf = renderHook(() => usePlanChoice(), { wrapper: PageWrapper }).result.current
  const link = (plan: Plan) => linkOf({ plan, brand, offer: null })
  return {
    hrefOf: (plan: Plan) => link(plan).href,
    /** Presses the link; returns whether the browser follows it. */
    choose(plan: Plan, keys: MouseEventInit = {}): boolean {
      const { href, onClick } = link(plan)
      const { container } = render(
        <a href={href} onClick={onClick}>
          Choose
        </a>,
      )
      return fireEvent.click(container.querySelector('a')!, keys)
    },
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

describe('a plan that is chosen on a link of a store alone', () => {
  const onStore = () => {
    const chosen = choice(defaultBrand, '?store_id=9&referrer_id=r')
    vi.stubGlobal('location', { ...window.location, assign: leadsTo })
    return chosen
  }
  const leadsTo = vi.fn()
  beforeEach(() => void leadsTo.mockReset())

  it('stays in the tab, whose address keeps the store', () => {
    expect(onStore().choose(ofAll)).toBe(false)
    expect(leadsTo.mock.calls).toEqual([['/email-lookup?referrer_id=r&store_id=9']])
    expect(readFlow().planId).toBe(ofAll.id)
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'is named in another tab, which remembers nothing: %s',
    (key) => {
      expect(onStore().hrefOf(ofAll)).toBe('/email-lookup?referrer_id=r&sp=3')
      expect(onStore().choose(ofAll, { [key]: true })).toBe(true)
      expect(leadsTo).not.toHaveBeenCalled()
    },
  )

  it('is named in the address where the tab can store nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is refused')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(onStore().choose(ofAll)).toBe(true)
    expect(leadsTo).not.toHaveBeenCalled()
  })
})

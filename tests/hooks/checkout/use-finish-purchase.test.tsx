import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFinishPurchase } from '@/hooks/checkout/use-finish-purchase'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { loadDraft, saveDraft } from '@/lib/checkout/draft'
import { emptyValues } from '@/lib/checkout/payment-fields'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { track } from '@/lib/tracking/track'
import { aSubscription } from '@/tests/lib/checkout/subscription-fixture'
import { leadsTo } from '@/tests/support/leads-to'
import { PageWrapper } from '@/tests/support/page-wrapper'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))
const scope = { userId: 'u1', planId: 1, brandId: null }
const purchase = boughtPlan(aSubscription('active'), { plan: null, regular: null })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.mocked(track).mockClear()
  window.history.replaceState(null, '', '/subscribe/payment?sp=1&irclickid=c1')
})
afterEach(() => vi.unstubAllGlobals())

it('counts the purchase once, forgets what led to it, and leads to the success', async () => {
  updateFlow({ email: 'ada@example.com', planId: 1 })
  saveDraft({ ...emptyValues, city: 'Seattle' })
  // The guard must know that it is paid before what it needs is forgotten.
  const plansAtDone: unknown[] = []
  const done = () => void plansAtDone.push(readFlow().planId)
  const { result } = renderHook(() => useFinishPurchase(done), { wrapper: PageWrapper })
  const left = leadsTo()
  await result.current(scope, purchase, '20% off')
  await result.current(scope, purchase, '20% off')
  expect(plansAtDone[0]).toBe(1)
  expect(track).toHaveBeenCalledExactlyOnceWith('Purchase', {
    subscriptionPayment: { subscriptionId: 7, planId: 1, planType: 'all', currency: 'usd' },
    price: 19.99,
    promoTitle: '20% off',
  })
  expect(readFlow()).toMatchObject({ email: null, planId: null, purchase: { subscriptionId: 7 } })
  expect(loadDraft()).toBeNull()
  expect(left[0]).toBe('/subscribe/subscription-success?irclickid=c1')
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePaymentGuard } from '@/hooks/checkout/use-payment-guard'
import { announceUnauthorized } from '@/lib/auth/session-events'
import { clearFlow, updateFlow } from '@/lib/flow/flow-store'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { leadsTo } from '@/tests/support/leads-to'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

beforeEach(() => {
  sessionStorage.clear()
  clearFlow()
  respondToCalls(() => memberSession)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function open(address: string, pageBrandId: number | null = null) {
  window.history.replaceState(null, '', address)
  const left = leadsTo()
  const { result } = renderHook(() => usePaymentGuard(pageBrandId), { wrapper: PageWrapper })
  return { left, guard: result }
}
const arrive = async (guard: ReturnType<typeof open>['guard']) =>
  waitFor(() => expect(guard.current.session.status).toBe('member'))

it('lets members with a plan stay, the one of the address before the one of the steps', async () => {
  updateFlow({ planId: 9, brandChoice: { id: 4, externalId: '4' } })
  const { left, guard } = open('/subscribe/payment?sp=3')
  await arrive(guard)
  expect(guard.current).toMatchObject({ planId: 3, brandId: 4 })
  expect(left).toEqual([])
})

it('takes the brand of the page before the one of the steps', () => {
  updateFlow({ brandChoice: { id: 4, externalId: '4' } })
  expect(open('/subscribe/payment?sp=3', 6).guard.current.brandId).toBe(6)
})

it('leads guests to the sign-up with their plan', async () => {
  signOut()
  const { left } = open('/subscribe/payment?sp=3')
  await waitFor(() => expect(left).toEqual(['/email-lookup?sp=3']))
})

it('leads members without a plan to the plans', async () => {
  const { left } = open('/subscribe/payment')
  await waitFor(() => expect(left).toEqual(['/subscription-plan-selector']))
})

it('leads people whose session ended to the login and back', async () => {
  const { left, guard } = open('/subscribe/payment?sp=3')
  await arrive(guard)
  act(() => announceUnauthorized({ ended: true, first: true, wanted: true }))
  expect(left).toEqual(['/login?onSignInRedirectTo=%2Fsubscribe%2Fpayment%3Fsp%3D3'])
})

it('leads to the choice of a brand, once', async () => {
  const { left, guard } = open('/subscribe/payment?sp=3')
  await arrive(guard)
  guard.current.chooseBrand(aPlan({ id: 3 }))
  guard.current.chooseBrand(aPlan({ id: 3 }))
  expect(left).toEqual(['/single-brand-selector?sp=3'])
})

it('leads nobody away any more once it is paid', async () => {
  const { left, guard } = open('/subscribe/payment?sp=3')
  await arrive(guard)
  guard.current.done()
  act(() => announceUnauthorized({ ended: true, first: true, wanted: true }))
  expect(left).toEqual([])
})

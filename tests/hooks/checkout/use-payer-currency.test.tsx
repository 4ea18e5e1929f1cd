import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

const PROFILE = 'GET /api/v1/payment_profile'
const paidIn = (currency: string | null) => () =>
  Response.json({ stripe_customer: currency && { default_currency: currency } })
const plan = aPlan()
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = { ...memberSession }
  calls = respondToCalls(() => answers)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const show = (locale = 'en-AU') =>
  renderHook(() => usePayerCurrency([plan], locale), { wrapper: PageWrapper }).result

it.each([
  ['of the page’s place for who has never paid', null, 'aud', 'aud'],
  ['of earlier payments', 'usd', 'usd', 'usd'],
  ['of earlier payments, in which this plan cannot be paid', 'eur', 'eur', null],
])('is the one %s', async (_, profile, currency, paying) => {
  answers[PROFILE] = paidIn(profile)
  const found = show()
  await waitFor(() => expect(found.current.profile.status).toBe('ready'))
  expect(found.current).toMatchObject({ own: profile, currency })
  expect(found.current.currencyOf(plan)).toBe(paying)
})

it('of guests is known at once, without asking', () => {
  signOut()
  const found = show()
  expect(found.current).toMatchObject({ currency: 'aud', profile: { status: 'ready' } })
  expect(calls).toEqual([])
})

it('may change while that of earlier payments could not be read', async () => {
  answers[PROFILE] = fail
  const found = show()
  await waitFor(() => expect(found.current.profile.status).toBe('failed'))
  expect(found.current.currency).toBe('aud')
  answers[PROFILE] = paidIn('usd')
  act(() => found.current.profile.retry())
  await waitFor(() => expect(found.current.currency).toBe('usd'))
})

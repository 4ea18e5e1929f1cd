import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlans } from '@/hooks/checkout/use-plans'
import { toSnakeCase } from '@/lib/api/case'
import type { Plan } from '@/lib/api/plans'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

const PLANS = 'GET /api/v1/plans/web'
const PUBLIC_PLANS = 'GET /api/v1/public/plan'
const forEverybody = [aPlan({ trialDays: 7 })]
const theirs = [aPlan({ trialDays: 0 })]
const list = (plans: Plan[]) => () =>
  Response.json({ data: plans.map((plan) => toSnakeCase(plan)), paging: { next_page: null } })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = { ...memberSession, [PLANS]: list(theirs) }
  calls = respondToCalls(() => answers)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const show = (initial: Plan[] | null = forEverybody, isByLink = false) =>
  renderHook(() => usePlans(initial, 4, isByLink), { wrapper: PageWrapper }).result

it('are everybody’s first, then the member’s own', async () => {
  const found = show()
  expect(found.current).toMatchObject({ plans: forEverybody, own: false, failed: false })
  await waitFor(() => expect(found.current.own).toBe(true))
  expect(found.current.plans).toEqual(theirs)
  expect(calls.filter((call) => call.startsWith(PLANS))).toEqual([`${PLANS}?brand_id=4`])
})

it('are everybody’s for guests, who ask for nothing', () => {
  signOut()
  expect(show().current).toMatchObject({ plans: forEverybody, own: true, failed: false })
  expect(calls).toEqual([])
})

it('are read by guests where the server had none', async () => {
  signOut()
  const found = show(null)
  await waitFor(() => expect(found.current.plans).toEqual(theirs))
})

it('are the server’s for guests with a payment link, who ask for nothing', () => {
  signOut()
  expect(show(theirs, true).current).toMatchObject({ plans: theirs, own: true, isWaiting: false })
  expect(calls).toEqual([])
})

it('are those without a trial for guests with a payment link where the server had none', async () => {
  signOut()
  answers[PLANS] = list(forEverybody)
  answers[PUBLIC_PLANS] = list(theirs)
  const found = show(null, true)
  await waitFor(() => expect(found.current.plans).toEqual(theirs))
})

it('have failed for members who would be shown a trial that they cannot have', async () => {
  answers[PLANS] = fail
  const found = show()
  await waitFor(() => expect(found.current.failed).toBe(true))
  answers[PLANS] = list(theirs)
  act(() => found.current.retry())
  await waitFor(() => expect(found.current).toMatchObject({ failed: false, plans: theirs }))
})

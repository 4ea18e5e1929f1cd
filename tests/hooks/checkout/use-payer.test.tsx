import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePayer } from '@/hooks/checkout/use-payer'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { type Answer, respondToCalls, fail, hang } from '@/tests/support/respond-to-calls'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

let answers: Record<string, Answer>

beforeEach(() => {
  answers = {
    ...memberSession,
    'GET /api/v1/payment_profile': () => Response.json({ stripe_customer: null }),
    'GET /api/v1/payment_profiles': () => Response.json({ data: [], paging: { next_page: null } }),
    'GET /api/v1/user': fail,
  }
  respondToCalls(() => answers)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const plans = [aPlan()]
const show = (isAwaited = true) =>
  renderHook((given) => usePayer({ isMember: true, plans, ...given }), {
    wrapper: PageWrapper,
    initialProps: { isAwaited },
  })

it('opens the form as soon as everything is there, or could not be had', async () => {
  const { result } = show(false)
  expect(result.current.canOpen).toBe(false)
  await waitFor(() => expect(result.current.canOpen).toBe(true))
})

it.each(['payment_profile', 'payment_profiles', 'user'])(
  'waits a second for %s, from when the plan is there',
  async (path) => {
    vi.useFakeTimers()
    answers[`GET /api/v1/${path}`] = hang
    const { result, rerender } = show(false)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(result.current.canOpen).toBe(false)
    rerender({ isAwaited: true })
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(result.current.canOpen).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(result.current.canOpen).toBe(true)
    // Once open, it stays.
    rerender({ isAwaited: false })
    expect(result.current.canOpen).toBe(true)
  },
)

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTaxEstimate } from '@/hooks/checkout/use-tax-estimate'
import type { TaxEstimateInput } from '@/lib/api/tax-estimate'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'

const ESTIMATE = 'POST /api/v1/subscription_plan/3/tax_estimates'
const question = (postalCode: string): TaxEstimateInput => ({
  newCc: true,
  address: { country: 'US', postalCode },
  currency: null,
  stripePromotionCodeId: null,
})
const amount = (of: number) => () => Response.json({ amount: of, currency: 'usd' })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = { [ESTIMATE]: amount(1.95) }
  calls = respondToCalls(() => answers)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (asked: TaxEstimateInput | null = question('98101')) =>
  renderHook(({ asked }) => useTaxEstimate(3, asked), { initialProps: { asked } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('is asked once the question has stood for 300 ms', async () => {
  const { result, rerender } = show()
  await wait(200)
  rerender({ asked: question('98102') })
  await wait(200)
  expect(calls).toEqual([])
  await wait(150)
  expect(calls).toHaveLength(1)
  expect(result.current.amount).toBe(1.95)
  rerender({ asked: question('98102') })
  await wait(1000)
  expect(calls).toHaveLength(1)
})

it('is that of the latest question, not of one that is answered later', async () => {
  let respondFirst: (response: Response) => void = () => undefined
  answers[ESTIMATE] = () => new Promise((resolve) => (respondFirst = resolve))
  const { result, rerender } = show()
  await wait(300)
  answers[ESTIMATE] = amount(2.5)
  rerender({ asked: question('98102') })
  expect(result.current.amount).toBeNull()
  await wait(300)
  respondFirst(amount(1.95)())
  await wait(0)
  expect(result.current.amount).toBe(2.5)
})

it('is unknown with the provider’s words about the address', async () => {
  answers[ESTIMATE] = () => Response.json({ amount: null, messages: ['Check the ZIP code.'] })
  const { result } = show()
  await wait(300)
  expect(result.current).toMatchObject({
    amount: null,
    failure: { messages: ['Check the ZIP code.'] },
  })
  // It is the address that has to change, not the network.
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(300)
  expect(calls).toHaveLength(1)
})

it('that was lost is asked for again by a retry, and when the network is back', async () => {
  answers[ESTIMATE] = fail
  const { result } = show()
  await wait(300)
  expect(result.current.failure).not.toBeNull()
  act(() => result.current.retry())
  expect(result.current.failure).toBeNull()
  await wait(300)
  expect(calls).toHaveLength(2)
  answers[ESTIMATE] = amount(1.95)
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(300)
  expect(result.current.amount).toBe(1.95)
})

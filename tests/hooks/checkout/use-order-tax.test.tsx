import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOrderTax } from '@/hooks/checkout/use-tax-estimate'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { type Answer, respondToCalls, hang } from '@/tests/support/respond-to-calls'
import { save20 } from '@/tests/support/save20'

const ESTIMATE = 'POST /api/v1/subscription_plan/3/tax_estimates'
const address = { country: 'US', postalCode: '98101' }
const question = { newCc: true, address, currency: null, stripePromotionCodeId: 'promo_1' }
/** The tax on the payments that a code lowers, and on those after it. */
const taxes = (lowered: () => Response | Promise<Response>, regular: () => Response) => {
  answers[ESTIMATE] = (body) =>
    JSON.parse(String(body)).stripe_promotion_code_id ? lowered() : regular()
}
const amount = (of: number) => () => Response.json({ amount: of, currency: 'usd' })
const none = () => Response.json({}, { status: 503 })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = {}
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

const show = (promotion: PromotionCode | null, asked: typeof question | null = question) =>
  renderHook(() => useOrderTax(3, asked, promotion)).result

it('is not asked before the address tells enough', () => {
  expect(show(null, null).current).toMatchObject({ status: 'unasked', known: null })
  expect(calls).toEqual([])
})

it('is one for all payments where no code ends', async () => {
  taxes(amount(1.56), none)
  const tax = show({ ...save20, duration: 'forever' })
  expect(tax.current.status).toBe('loading')
  await waitFor(() => expect(tax.current.known).toEqual({ first: 1.56, regular: 1.56 }))
  expect(calls).toHaveLength(1)
})

it('is asked for the payments after a code too, and known only with them', async () => {
  taxes(hang, amount(1.95))
  const tax = show(save20)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(tax.current).toMatchObject({ status: 'loading', known: null })
  taxes(amount(1.56), amount(1.95))
  tax.current.retry()
  await waitFor(() => expect(tax.current.known).toEqual({ first: 1.56, regular: 1.95 }))
})

it('fails as a whole when one of the two does', async () => {
  taxes(amount(1.56), none)
  const tax = show(save20)
  await waitFor(() => expect(tax.current.status).toBe('failed'))
  expect(tax.current).toMatchObject({ known: null, failure: { code: expect.any(String) } })
})

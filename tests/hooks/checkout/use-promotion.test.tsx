import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePromotion } from '@/hooks/checkout/use-promotion'
import { toSnakeCase } from '@/lib/api/case'
import { saveAttempt } from '@/lib/checkout/attempt-store'
import { type Answer, respondToCalls, hang } from '@/tests/support/respond-to-calls'
import { save20 } from '@/tests/support/save20'

const CODES = 'GET /api/v1/promotion_codes'
const scope = { userId: 'u1', planId: 3, brandId: null }
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  localStorage.clear()
  answers = { [CODES]: () => Response.json(toSnakeCase(save20)) }
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

const show = (currency = 'usd') => renderHook(() => usePromotion(scope, currency)).result

it('is looked up for the plan and applied, until it is taken away', async () => {
  const promotion = show()
  await act(() => promotion.current.apply(' SAVE20 '))
  expect(promotion.current).toMatchObject({ promotion: save20, failure: null, loading: false })
  const query = new URLSearchParams(calls[0]!.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    code: 'SAVE20',
    subscription_plan_id: '3',
  })
  act(() => promotion.current.remove())
  expect(promotion.current.promotion).toBeNull()
})

it('is not asked for without a code', async () => {
  const promotion = show()
  await act(() => promotion.current.apply('  '))
  expect(promotion.current.failure).toEqual({ code: 'empty' })
  expect(calls).toEqual([])
})

it('is not applied when it takes nothing off prices in this currency', async () => {
  answers[CODES] = () =>
    Response.json(toSnakeCase({ ...save20, percentOff: null, amountOff: 5, currency: 'usd' }))
  const promotion = show('aud')
  await act(() => promotion.current.apply('SAVE20'))
  expect(promotion.current).toMatchObject({ promotion: null, failure: { code: 'currency' } })
})

it('says why it was not taken', async () => {
  answers[CODES] = () => Response.json({ error: 'Used up.' }, { status: 422 })
  const promotion = show()
  await act(() => promotion.current.apply('SAVE20'))
  expect(promotion.current.failure).toEqual({ code: 'invalid', messages: ['Used up.'] })
})

it('says that it is looked up', () => {
  answers[CODES] = hang
  const promotion = show()
  act(() => void promotion.current.apply('SAVE20'))
  expect(promotion.current.loading).toBe(true)
})

it('begins with the code of a purchase under way', () => {
  const order = { terms: '{}', promotion: save20, currency: 'usd', regular: null }
  const attempt = { key: 'k', at: Date.now(), subscriptionId: 7, request: null, order }
  saveAttempt(scope, { ...attempt, stage: 'created' })
  expect(show().current.promotion).toEqual(save20)
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePurchaseResult } from '@/hooks/checkout/use-purchase-result'
import { saveAttempt } from '@/lib/checkout/attempt-store'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { clearFlow, updateFlow } from '@/lib/flow/flow-store'
import { aSubscription } from '@/tests/lib/checkout/subscription-fixture'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const LIST = 'GET /api/v1/subscriptions'
const ONE = 'GET /api/v1/subscriptions/web/7'
const scope = { userId: 'u1', planId: 1, brandId: null }
const subscription = (id: number, status = 'active') => ({
  id,
  status,
  charged: null,
  next_charge: null,
  subscription_plan: { id: 1, name: 'All', plan_type: 'all', price: 19.99, currency: 'usd' },
})
const page =
  (...data: object[]) =>
  () =>
    Response.json({ data, paging: { next_page: null } })
const notFound = () => Response.json({ error: 'Not found' }, { status: 404 })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearFlow()
  answers = { [LIST]: page(subscription(8)) }
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

/** This browser remembers that subscription 7 was bought here. */
function remember() {
  const order = { terms: '{}', promotion: null, currency: 'usd', regular: { amount: 9, at: 1 } }
  const attempt = { key: 'k', at: 1, request: null, order }
  saveAttempt(scope, { ...attempt, stage: 'active', subscriptionId: 7 })
}
const show = (userId: string | null = 'u1') =>
  renderHook(() => usePurchaseResult(userId), { wrapper: PageWrapper }).result
const found = async () => {
  const result = show()
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result.current.purchase
}

it('is what this tab has just bought, without asking', () => {
  const purchase = boughtPlan(aSubscription('active'), { plan: null, regular: null })
  updateFlow({ purchase })
  expect(show().current).toMatchObject({ status: 'ready', purchase: { subscriptionId: 7 } })
  expect(calls).toEqual([])
})

it('is what this browser bought last, with what follows its promotion code', async () => {
  remember()
  answers[ONE] = () => Response.json(subscription(7))
  expect(await found()).toMatchObject({ subscriptionId: 7, regular: { amount: 9, at: 1 } })
})

it.each([
  ['has ended', () => Response.json(subscription(7, 'canceled'))],
  ['is not found', notFound],
])('is what the provider knows where that %s', async (_, response) => {
  remember()
  answers[ONE] = response
  expect(await found()).toMatchObject({ subscriptionId: 8, regular: null })
})

it('is the one that is active', async () => {
  answers[LIST] = page(subscription(5, 'incomplete'), subscription(8))
  expect(await found()).toMatchObject({ subscriptionId: 8 })
})

it.each([
  ['there is none', page()],
  ['the provider knows no list', notFound],
])('is none when %s', async (_, response) => {
  answers[LIST] = response
  const result = show()
  await waitFor(() => expect(result.current.status).toBe('none'))
})

it('has failed when it cannot be read, until a retry brings it', async () => {
  answers[LIST] = fail
  const result = show()
  await waitFor(() => expect(result.current.status).toBe('failed'))
  answers[LIST] = page(subscription(8))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('ready'))
})

it('is not asked for before it is known who is there', () => {
  expect(show(null).current.status).toBe('loading')
  expect(calls).toEqual([])
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePurchasePlan } from '@/hooks/checkout/use-purchase-plan'
import { toSnakeCase } from '@/lib/api/case'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { type Answer, respondToCalls, fail, hang } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const PLAN = 'GET /api/v1/subscription_plan/3'
const plan = aPlan({ id: 3 })
const status = (of: number) => () => Response.json({ error: 'No.' }, { status: of })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = { [PLAN]: () => Response.json(toSnakeCase(plan)) }
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

const show = (planId: number | null = 3) =>
  renderHook(() => usePurchasePlan(planId, 4), { wrapper: PageWrapper }).result

it('is read as this person can buy it for the brand', async () => {
  const found = show()
  await waitFor(() => expect(found.current).toMatchObject({ status: 'ready', plan }))
  expect(calls).toEqual([`${PLAN}?brand_id=4`])
})

it('is not asked for before it is known which', () => {
  expect(show(null).current.status).toBe('loading')
  expect(calls).toEqual([])
})

it.each([
  ['missing', 'the provider knows none', status(404)],
  ['missing', 'it is not sold for the brand', status(422)],
  ['failed', 'the provider is away', status(503)],
  ['failed', 'no answer comes', fail],
  ['failed', 'another plan comes', () => Response.json(toSnakeCase(aPlan({ id: 4 })))],
])('is %s when %s, until a retry brings it', async (expected, _, response) => {
  const usual = answers[PLAN]!
  answers[PLAN] = response
  const found = show()
  await waitFor(() => expect(found.current.status).toBe(expected))
  answers[PLAN] = usual
  act(() => found.current.retry())
  await waitFor(() => expect(found.current.status).toBe('ready'))
})

it('stays as it is while it is read again', async () => {
  const found = show()
  await waitFor(() => expect(found.current.status).toBe('ready'))
  answers[PLAN] = hang
  act(() => found.current.refresh())
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(found.current).toMatchObject({ status: 'ready', plan })
})

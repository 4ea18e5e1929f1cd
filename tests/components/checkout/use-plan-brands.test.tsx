import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePlanBrands } from '@/components/checkout/brand-selector'
import { toSnakeCase } from '@/lib/api/case'
import { brands } from '@/lib/brand/brands'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const PLAN = 'GET /api/v1/public/plan/3'
const offered = brands.filter(({ key }) => ['yoga', 'pilates', 'barre'].includes(key))
const keys = (found: typeof offered) => found.map(({ key }) => key)
afterEach(() => vi.unstubAllGlobals())

function show(planId: number | null, response: Answer = fail) {
  const calls = respondToCalls(() => ({ [PLAN]: response }))
  const { result } = renderHook(() => usePlanBrands(planId, offered), { wrapper: PageWrapper })
  return { calls, result }
}
const soldFor = (brandIds: number[] | null) => () =>
  Response.json(toSnakeCase(aPlan({ id: 3, planType: 'single', brandIds })))

it('are those that the plan is sold for', async () => {
  const { result } = show(3, soldFor([4, 6]))
  expect(keys(result.current)).toHaveLength(3)
  await waitFor(() => expect(keys(result.current)).toEqual(['yoga', 'pilates']))
})

it('are all of them for a plan of any brand, and where the plan cannot be read', async () => {
  for (const response of [soldFor(null), fail]) {
    const { calls, result } = show(3, response)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(keys(result.current)).toHaveLength(3)
  }
})

it('are all of them without a plan, of which nothing is asked', () => {
  const { calls, result } = show(null)
  expect(keys(result.current)).toHaveLength(3)
  expect(calls).toEqual([])
})

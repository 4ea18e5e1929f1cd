import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountries, useStates } from '@/hooks/checkout/use-countries'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const COUNTRIES = 'GET /api/countries'
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = {}
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

it('are typed by hand once they cannot be had, until trying again brings them', async () => {
  answers[COUNTRIES] = fail
  const { result } = renderHook(() => useCountries(), { wrapper: PageWrapper })
  expect(result.current).toMatchObject({ countries: null, byHand: false })
  await waitFor(() => expect(result.current.byHand).toBe(true))
  answers[COUNTRIES] = () =>
    Response.json([{ iso2: 'US', name: 'United States', states_required: true }])
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.byHand).toBe(false))
  expect(result.current.countries).toMatchObject([{ iso2: 'US', statesRequired: true }])
})

it('the states are those of the country, not known before there is one', async () => {
  answers['GET /api/countries/US/states'] = () =>
    Response.json([{ iso2: 'WA', name: 'Washington' }])
  const { result, rerender } = renderHook(({ code }) => useStates(code), {
    wrapper: PageWrapper,
    initialProps: { code: null as string | null },
  })
  expect(result.current).toBeNull()
  expect(calls).toEqual([])
  rerender({ code: 'US' })
  await waitFor(() => expect(result.current).toMatchObject([{ iso2: 'WA' }]))
  rerender({ code: 'CA' })
  expect(result.current).toBeNull()
})

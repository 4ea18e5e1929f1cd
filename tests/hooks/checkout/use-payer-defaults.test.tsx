import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePayerDefaults } from '@/hooks/checkout/use-payer-defaults'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const USER = 'GET /api/v1/user'
const user = (fields: object) => () =>
  Response.json({ id: 1, uuid: 'u1', uid: 'u', email: 'ada@example.com', ...fields })
let answers: Record<string, Answer>

beforeEach(() => {
  answers = {}
  respondToCalls(() => answers)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function defaults(language = 'en-US') {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const { result } = renderHook(() => usePayerDefaults(true), { wrapper: PageWrapper })
  expect(result.current).toEqual({ defaults: {}, settled: false })
  await waitFor(() => expect(result.current.settled).toBe(true))
  return result.current.defaults
}

it('are name and country of the payer', async () => {
  answers[USER] = user({ first_name: 'Ada', last_name: 'Larsen', country: 'CA' })
  expect(await defaults()).toEqual({ nameOnCard: 'Ada Larsen', country: 'CA' })
})

it.each([
  ['en-US', 'US'],
  ['zh-Hant-TW', 'TW'],
  ['es', ''],
  ['es-419', ''],
])(
  'are the place of a browser in %s where the country is not known: %s',
  async (language, country) => {
    answers[USER] = user({ first_name: 'Ada', last_name: null, country: null })
    expect(await defaults(language)).toEqual({ nameOnCard: 'Ada', country })
  },
)

it('are none when the payer cannot be read', async () => {
  answers[USER] = fail
  expect(await defaults()).toEqual({})
})

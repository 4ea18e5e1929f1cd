import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCardOnFile } from '@/hooks/checkout/use-card-on-file'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const CARDS = 'GET /api/v1/payment_profiles'
const card = (id: string, isDefault = false) => ({
  id,
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2040,
  default: isDefault,
})
const list =
  (...data: object[]) =>
  () =>
    Response.json({ data, paging: { next_page: null } })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = {}
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

const show = (member = true) =>
  renderHook(() => useCardOnFile(member), { wrapper: PageWrapper }).result

it.each([
  ['the default card', [card('a'), card('b', true)], 'b'],
  ['the first card where none is the default', [card('a'), card('b')], 'a'],
  ['no card', [], undefined],
])('is %s', async (_, cards, expected) => {
  answers[CARDS] = list(...cards)
  const found = show()
  await waitFor(() => expect(found.current.status).toBe('ready'))
  expect(found.current.card?.id).toBe(expected)
})

it('is none when it cannot be read, until that is asked for again', async () => {
  answers[CARDS] = fail
  const found = show()
  await waitFor(() => expect(found.current.status).toBe('failed'))
  expect(found.current.card).toBeNull()
  answers[CARDS] = list(card('a'))
  act(() => found.current.retry())
  await waitFor(() => expect(found.current.card?.id).toBe('a'))
})

it('is not asked for before somebody is signed in', () => {
  expect(show(false).current.status).toBe('loading')
  expect(calls).toEqual([])
})

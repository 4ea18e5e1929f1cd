import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import { PageWrapper } from '@/tests/support/page-wrapper'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

it.each([
  ['2026-12-22T10:00:00Z', 'December 22'],
  ['2027-09-18T00:00:00Z', 'September 18'],
  ['2027-11-22T10:00:00Z', 'November 22, 2027'],
])('writes %s as %s', (at, written) => {
  const { result } = renderHook(() => useChargeDate(), { wrapper: PageWrapper })
  expect(result.current(at).replace(/\s/g, ' ')).toBe(written)
})

import { expect, it } from 'vitest'
import { packPeriod } from '@/lib/billing/pack-period'

const typed = (from: string, to: string) => packPeriod('dates', { from, to }, 2026)

it('covers whole years, and the dates that were chosen', () => {
  const none = { from: '', to: '' }
  expect(packPeriod('thisYear', none, 2026)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(packPeriod('lastYear', none, 2026)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(typed('2026-03-01', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

it.each([
  ['', '2026-01-01', 'missing'],
  ['2026-01-02', '2026-01-01', 'order'],
  ['2020-01-01', '2026-01-01', 'long'],
])('names what is wrong with %s to %s', (from, to, problem) => {
  expect(typed(from, to)).toEqual({ problem })
})

import { expect, it } from 'vitest'
import { rangeAfter } from '@/lib/schedule/range-after'
import { clockOf } from '@/lib/time/time-zone'

const days = ['2026-03-06', '2026-03-07', '2026-03-08']

it.each([
  ['2026-03-06', { from: '2026-03-07T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' }],
  ['2026-03-07', { from: '2026-03-08T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' }],
  ['2026-03-05', { from: '2026-03-06T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' }],
  ['2026-03-08', null],
  ['2026-03-09', null],
])('the range after %s', (day, expected) => {
  expect(rangeAfter(day, days, clockOf('America/New_York'))).toEqual(expected)
})

it('is null without days', () => {
  expect(rangeAfter('2026-03-06', [])).toBeNull()
})

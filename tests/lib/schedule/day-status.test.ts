import { expect, it } from 'vitest'
import { dayStatus } from '@/lib/schedule/agenda'

const days = ['2026-11-22', '2026-11-23', '2026-11-24']

it.each([
  [null, 'planned'],
  ['2020-01-01', 'past'],
  ['2026-11-21', 'past'],
  ['2026-11-22', 'planned'],
  ['2026-11-24', 'planned'],
  ['2026-11-25', 'later'],
  ['2099-01-01', 'later'],
] as const)('%s is %s', (day, standing) => {
  expect(dayStatus(day, days)).toBe(standing)
})

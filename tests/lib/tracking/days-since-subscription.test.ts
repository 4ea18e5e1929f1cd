import { expect, it } from 'vitest'
import { daysSinceSubscription } from '@/lib/tracking/tracked-member'

const now = Date.parse('2026-03-10T12:00:00Z')
const since = (...dates: (string | null)[]) =>
  daysSinceSubscription(
    dates.map((createdAt) => ({ createdAt })),
    now,
  )

it.each([
  [[], null],
  [[null], null],
  [['2026-03-10T11:00:00Z'], 0],
  [['2026-03-01T12:00:00Z'], 9],
  [['2025-03-10T12:00:00Z', null, '2026-03-08T11:00:00Z'], 2],
])('of %j the newest is %s days old', (dates, days) => {
  expect(since(...dates)).toBe(days)
})

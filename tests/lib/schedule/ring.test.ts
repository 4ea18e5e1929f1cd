import { expect, test } from 'vitest'
import { ringClock, ringPart } from '@/lib/schedule/ring'

const start = Date.parse('2026-03-04T18:00:00Z')
const before = (minutes: number, seconds = 0) => start - (minutes * 60 + seconds) * 1000

test.each([
  [before(120), 1, null],
  [before(60), 1, null],
  [before(59, 59), 3599 / 3600, '59:59'],
  [before(30), 0.5, '30:00'],
  [before(0, 5), 5 / 3600, '0:05'],
  [start, 0, null],
  [start + 1000, 0, null],
])('the ring at %d', (now, part, clock) => {
  expect(ringPart(start, now)).toBeCloseTo(part)
  expect(ringClock(start, now)).toBe(clock)
})

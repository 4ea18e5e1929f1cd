import { expect, it } from 'vitest'
import { lastMoments } from '@/lib/booking/last-moments'

const start = '2026-03-04T12:00:00Z'

it('offers the moments that are ahead, with the current one among them', () => {
  const { current, choices } = lastMoments(start, '2026-03-04T11:10:00Z', '2026-03-04T10:00:00Z')
  expect(current).toBe(50)
  expect(choices.map(({ minutes }) => minutes)).toEqual([0, 15, 30, 50, 60])
  expect(choices[1]?.at).toBe('2026-03-04T11:45:00.000Z')
})

it('does not offer a moment that is now', () => {
  const { choices } = lastMoments(start, start, '2026-03-04T11:00:00Z')
  expect(choices.map(({ minutes }) => minutes)).toEqual([0, 15, 30])
})

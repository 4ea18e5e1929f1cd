import { expect, it } from 'vitest'
import { sectionAt } from '@/lib/playback/section-at'

const sections = [{ startsAtSeconds: 0 }, { startsAtSeconds: 60 }, { startsAtSeconds: 300 }]

it.each([
  [0, 0],
  [59.9, 0],
  [60, 1],
  [299, 1],
  [9999, 2],
])('at %d seconds it is section %d', (seconds, index) => {
  expect(sectionAt(sections, seconds)).toBe(index)
})

it('is none without sections', () => {
  expect(sectionAt([], 10)).toBe(-1)
})

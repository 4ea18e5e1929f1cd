import { expect, it } from 'vitest'
import { resumeAt } from '@/lib/playback/can-watch'

it.each([
  [null, 600, null],
  [0, 600, null],
  [1, 600, 1],
  [594, 600, 594],
  [595, 600, null],
  [600, 600, null],
])('stopped at %s of %d seconds resumes at %s', (stopped, duration, expected) => {
  expect(resumeAt(stopped, duration)).toBe(expected)
})

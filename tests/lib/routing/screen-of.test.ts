import { expect, it } from 'vitest'
import { screenOf } from '@/lib/routing/screen-of'

it.each([
  ['/', 'home'],
  ['/en-AU', 'home'],
  ['/classes/workouts', 'workouts'],
  ['/en-CA/classes/workouts', 'workouts'],
  ['/live-class-detail/fullscreen', 'live-class-fullscreen'],
  ['/nope', null],
  ['/classes/nope', null],
  ['/constructor', null],
])('at %s stands %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen)
})

import { expect, it } from 'vitest'
import { idInPath, screenOf } from '@/lib/routing/screens'

it.each([
  ['/', 'home'],
  ['/en-AU', 'home'],
  ['/classes/workouts', 'workouts'],
  ['/en-CA/classes/workouts', 'workouts'],
  ['/live-class-detail/fullscreen', 'live-class-fullscreen'],
  ['/nope', null],
  ['/classes/nope', null],
  ['/constructor', null],
])('%s has the screen %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen)
})

it.each([
  ['/classes/collections/12', '12'],
  ['/es/classes/programs/3', '3'],
  ['/classes/collections', null],
  ['/video-detail/3', null],
  ['/classes/collections/nope', null],
  ['/nope/3', null],
])('%s has the id %s', (path, id) => {
  expect(idInPath(path)).toBe(id)
})

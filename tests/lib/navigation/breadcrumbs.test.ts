import { expect, it } from 'vitest'
import { parentPaths } from '@/lib/navigation/parents-of'

it.each([
  ['/', []],
  ['', []],
  ['/classes', ['/']],
  ['/classes/', ['/']],
  ['/classes/workouts', ['/', '/classes']],
  ['/account/favorites/list', ['/', '/account', '/account/favorites']],
  ['/classes/workouts?q=a/b#c/d', ['/', '/classes']],
])('%s has the parents %j', (path, parents) => {
  expect(parentPaths(path)).toEqual(parents)
})

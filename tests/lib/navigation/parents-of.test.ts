import { expect, it } from 'vitest'
import { parentsOf } from '@/lib/navigation/parents-of'
import type { ScreenKey } from '@/lib/routing/screens'

it.each<[ScreenKey, [path: string, screen: ScreenKey | null][]]>([
  ['home', []],
  ['classes', [['/', 'home']]],
  [
    'workouts',
    [
      ['/', 'home'],
      ['/classes', 'classes'],
    ],
  ],
  [
    'program-detail',
    [
      ['/', 'home'],
      ['/classes', 'classes'],
      ['/classes/programs', 'programs'],
    ],
  ],
  [
    'video-detail',
    [
      ['/', 'home'],
      ['/classes', 'classes'],
    ],
  ],
  [
    'live-class-detail',
    [
      ['/', 'home'],
      ['/schedule', 'schedule'],
    ],
  ],
  [
    'favorites-list',
    [
      ['/', 'home'],
      ['/account', null],
      ['/account/favorites', 'favorites'],
    ],
  ],
])('%s has the parents %o', (screen, parents) => {
  expect(parentsOf(screen).map(({ path, screen: above }) => [path, above])).toEqual(parents)
})

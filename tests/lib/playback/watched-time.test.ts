import { expect, it } from 'vitest'
import { addStretch, coveredSeconds, type Stretch } from '@/lib/playback/watched-time'

const played = (...stretches: [number, number][]) =>
  stretches.reduce<Stretch[]>((all, [from, to]) => addStretch(all, { from, to }), [])

it.each<[[number, number][], [number, number][], number]>([
  [[], [], 0],
  [[[0, 10]], [[0, 10]], 10],
  [
    [
      [0, 10],
      [10, 12],
    ],
    [[0, 12]],
    12,
  ],
  [
    [
      [300, 310],
      [0, 10],
    ],
    [
      [0, 10],
      [300, 310],
    ],
    20,
  ],
  [
    [
      [0, 10],
      [20, 30],
      [5, 25],
    ],
    [[0, 30]],
    30,
  ],
  [
    [
      [0, 30],
      [5, 25],
    ],
    [[0, 30]],
    30,
  ],
  [
    [
      [0, 10],
      [10, 10],
      [9, 3],
      [Number.NaN, 5],
    ],
    [[0, 10]],
    10,
  ],
])('%j is played as %j, %d seconds', (stretches, whole, seconds) => {
  expect(played(...stretches).map(({ from, to }) => [from, to])).toEqual(whole)
  expect(coveredSeconds(played(...stretches))).toBe(seconds)
})

import { expect, it } from 'vitest'
import { byWeek, numberOfDay, programProgress } from '@/lib/catalogue/program-progress'
import { totalTime } from '@/lib/catalogue/group-videos'

const days = (...done: boolean[]) =>
  done.map((flag, index) => ({ position: index + 1, done: flag }))

it.each([
  [days(false, false), 0, 1],
  [days(true, false, false), 1, 2],
  [days(false, true, false), 1, 1],
  [days(true, true), 2, null],
  [days(), 0, null],
])('counts the days done and finds the next one: %j', (program, done, next) => {
  const progress = programProgress(program)
  expect(progress.done).toBe(done)
  expect(progress.next?.position ?? null).toBe(next)
})

it('groups days by week', () => {
  const program = [
    { position: 3, week: 2, day: 1 },
    { position: 1, week: 1, day: 1 },
    { position: 4, week: 2, day: 2 },
    { position: 2, week: null, day: 2 },
  ]
  expect(byWeek(program).map(([week, list]) => [week, list.length])).toEqual([
    [1, 2],
    [2, 2],
  ])
})

it.each([
  [
    { position: 4, week: 2, day: 1 },
    { week: 2, day: 1 },
  ],
  [
    { position: 4, week: null, day: null },
    { week: 1, day: 4 },
  ],
])('numbers a day within its week: %j', (day, number) => {
  expect(numberOfDay(day)).toEqual(number)
})

it.each([
  [0, 0, 0],
  [1500, 0, 25],
  [3599, 1, 0],
  [12_060, 3, 21],
])('%i seconds are %i h %i min', (seconds, hours, minutes) => {
  expect(totalTime(seconds)).toEqual({ hours, minutes })
})

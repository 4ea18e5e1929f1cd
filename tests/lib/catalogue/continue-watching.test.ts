import { expect, it } from 'vitest'
import { continueWatching } from '@/lib/catalogue/continue-watching'
import { videoFixture } from './video-fixture'

const session = (id: number, positionSeconds: number, durationSeconds = 1200) => ({
  id: `s${id}-${positionSeconds}`,
  video: videoFixture({ id, durationSeconds }),
  positionSeconds,
  watchedSeconds: 0,
  startedAt: '2026-03-04T10:00:00Z',
  endedAt: null,
})

it.each([
  [20, 1, 20],
  [600, 50, 10],
  [1194, 99, 1],
])('%d of 1200 seconds are %d percent, and %d minutes are left', (position, percent, left) => {
  expect(continueWatching([session(1, position)])).toMatchObject([{ percent, minutesLeft: left }])
})

it('leaves out unstarted and nearly finished videos, and older sessions of a video', () => {
  const begun = continueWatching([session(2, 30), session(1, 0), session(3, 1198), session(2, 90)])
  expect(begun.map(({ video }) => video.id)).toEqual([2])
  expect(begun[0]?.percent).toBe(2)
})

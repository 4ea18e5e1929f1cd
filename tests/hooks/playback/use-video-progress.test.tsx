import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useVideoProgress } from '@/hooks/playback/use-video-progress'
import type { TrackedVideo } from '@/lib/tracking/events'
import { track } from '@/lib/tracking/track'
import { streamedVideo } from '@/tests/support/streamed-video'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))
beforeEach(() => vi.mocked(track).mockClear())

const video: TrackedVideo = {
  id: 3,
  title: 'Slow Flow',
  instructor: { id: 1, firstName: 'Ada', lastName: 'Lee' },
  brandData: { name: 'Yoga' },
  page: 'video-detail',
  completion: 0,
}

/** Plays a video of 100 seconds, of which `playedBefore` seconds were played earlier. */
function watch(playedBefore = 0) {
  const { media, at } = streamedVideo(100)
  const before = { current: playedBefore }
  renderHook(() => useVideoProgress(media, { video, playedBefore: before }))
  return {
    at,
    play(from: number, to: number) {
      at(from, 'playing')
      for (let time = from + 1; time <= to; time += 1) at(time, 'timeupdate')
    },
  }
}
const told = () =>
  vi.mocked(track).mock.calls.map(([, payload]) => (payload as TrackedVideo).completion)

it('tracks each quarter once when it was played', () => {
  const { play, at } = watch()
  play(0, 60)
  expect(told()).toEqual([0.25, 0.5])
  at(0, 'seeking')
  play(0, 100)
  expect(told()).toEqual([0.25, 0.5, 0.75, 1])
})

it('does not track skipped parts', () => {
  const { play, at } = watch()
  play(0, 10)
  at(95, 'seeking')
  play(95, 100)
  at(100, 'ended')
  expect(told()).toEqual([])
})

it('continues from what was played before', () => {
  const { play } = watch(60)
  play(60, 100)
  expect(told()).toEqual([0.75, 1])
})

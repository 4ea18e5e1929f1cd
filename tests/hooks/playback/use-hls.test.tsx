import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useHls } from '@/hooks/playback/use-hls'
import { playHls } from '@/lib/playback/play-hls'

const stop = vi.fn()
vi.mock('@/lib/playback/play-hls', () => ({ playHls: vi.fn() }))
const opened = vi.mocked(playHls)

beforeEach(() => {
  vi.resetAllMocks()
  opened.mockReturnValue(stop)
})

it('opens an address once, and another one at the place that was reached', () => {
  const media = document.createElement('video')
  const options = { url: '/a.m3u8', startAt: () => 0, onFailure: vi.fn() }
  const { rerender, unmount } = renderHook((given) => useHls(media, given), {
    initialProps: options,
  })
  rerender({ ...options, startAt: () => 70 })
  expect(opened).toHaveBeenCalledOnce()
  rerender({ ...options, url: '/b.m3u8', startAt: () => 75 })
  expect(stop).toHaveBeenCalledOnce()
  expect(opened).toHaveBeenLastCalledWith(media, expect.objectContaining({ startAt: 75 }))
  unmount()
  expect(stop).toHaveBeenCalledTimes(2)
})

it('tells of a failure to whoever listens by then', () => {
  const [before, now] = [vi.fn(), vi.fn()]
  const given = { url: '/a.m3u8', startAt: () => 0, onFailure: before }
  const media = document.createElement('video')
  const { rerender } = renderHook((options) => useHls(media, options), { initialProps: given })
  rerender({ ...given, onFailure: now })
  opened.mock.calls[0]![1].onFailure('expired')
  expect(now).toHaveBeenCalledExactlyOnceWith('expired')
  expect(before).not.toHaveBeenCalled()
})

it('opens nothing before there is a media element', () => {
  renderHook(() => useHls(null, { url: '/a.m3u8', startAt: () => 0, onFailure: vi.fn() }))
  expect(opened).not.toHaveBeenCalled()
})

import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWatchRecord } from '@/hooks/playback/use-watch-record'
import { streamedVideo } from '@/tests/support/streamed-video'

interface Sent {
  watched_seconds: number
  playback_started_at: string
}
const sent: Sent[] = []
let status = 200

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  status = 200
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Sent)
    return Promise.resolve(Response.json({}, { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function watch() {
  const { media, at } = streamedVideo()
  return { at, ...renderHook(() => useWatchRecord(media, { videoId: 3, live: false })) }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const seconds = () => sent.map(({ watched_seconds }) => watched_seconds)

it('records playback every half minute, at a pause and when the page is left', async () => {
  const { at, unmount } = watch()
  at(0, 'playing')
  await pass(30)
  at(30, 'pause')
  await pass(100)
  at(30, 'playing')
  await pass(5)
  at(300, 'seeking')
  await pass(4)
  at(300, 'playing')
  await pass(2)
  unmount()
  await pass(0)
  expect(seconds()).toEqual([30, 37])
  expect(new Set(sent.map((one) => one.playback_started_at)).size).toBe(1)
})

it('loses nothing to a failure: unconfirmed seconds are sent again', async () => {
  const { at, unmount } = watch()
  status = 500
  at(0, 'playing')
  await pass(14)
  at(14, 'pause')
  await pass(0)
  status = 200
  unmount()
  await pass(0)
  expect(seconds()).toEqual([14, 14])
})

it('records a tab that is hidden while it plays', async () => {
  const { at } = watch()
  at(0, 'playing')
  await pass(7)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(seconds()).toEqual([7])
})

it('playing again after the end is another playback', async () => {
  const { at, unmount } = watch()
  at(0, 'playing')
  await pass(10)
  at(600, 'pause')
  at(600, 'ended')
  await pass(3)
  at(0, 'playing')
  await pass(4)
  unmount()
  await pass(0)
  expect(seconds()).toEqual([10, 4])
  expect(new Set(sent.map((one) => one.playback_started_at)).size).toBe(2)
})

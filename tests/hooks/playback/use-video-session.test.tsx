import { renderHook, waitFor } from '@testing-library/react'
import useSWR from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMediaPosition } from '@/hooks/playback/use-media-position'
import { useVideoSession } from '@/hooks/playback/use-video-session'
import { swrKeys } from '@/lib/api/swr-keys'
import { streamedVideo } from '@/tests/support/streamed-video'

type Call = [method: string, path: string, body: unknown]
const calls: Call[] = []
/** The faults of the next calls in order; later calls succeed. */
let faults: ('error' | 'hang')[] = []
let opened = 0

beforeEach(() => {
  calls.length = 0
  faults = []
  opened = 0
  vi.stubGlobal(
    'fetch',
    (url: string, init: { method: string; body: string; signal: AbortSignal }) => {
      const { method, body, signal } = init
      calls.push([method, url.replace('/api/v1/user_video_sessions', ''), JSON.parse(body)])
      const fault = faults.shift()
      if (fault === 'hang')
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        )
      if (fault) return Promise.resolve(Response.json({ error: 'Busy' }, { status: 500 }))
      if (method === 'PUT') return Promise.resolve(new Response(null, { status: 204 }))
      opened += 1
      return Promise.resolve(Response.json(session(opened), { status: 201 }))
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = (id: number) => ({
  id,
  video: {
    id: 3,
    title: 'Slow Flow',
    kind: 'workout',
    duration_seconds: 600,
    brand_data: { id: 4, external_id: '4', name: 'Yoga' },
    instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
  },
  position_seconds: 0,
  watched_seconds: 42,
  started_at: '2026-03-04T10:00:00Z',
})

function watch() {
  const { media, at, takeStreamAway } = streamedVideo()
  const onOpen = vi.fn()
  const hook = renderHook(() => {
    const position = useMediaPosition(media, 0)
    useVideoSession(media, { videoId: 3, position, onOpen })
  })
  return { at, takeStreamAway, onOpen, ...hook }
}
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const openAt = (position_seconds: number): Call => ['POST', '', { video_id: 3, position_seconds }]
const put = (id: number, position_seconds: number, ended = false): Call => [
  'PUT',
  `/${id}`,
  { position_seconds, ended },
]

it('starts with the first play, reports what was played before, and saves each pause', async () => {
  const { at, onOpen } = watch()
  at(0, 'playing')
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ watchedSeconds: 42 })
  at(31.8, 'pause')
  at(31.8, 'pause')
  await waitFor(() => expect(calls).toEqual([openAt(0), put(1, 31)]))
})

it('saves the correct position when the page is left and the stream is already gone', async () => {
  const { at, takeStreamAway, unmount } = watch()
  at(0, 'playing')
  await waitFor(() => expect(opened).toBe(1))
  at(200, 'seeking')
  at(204.2, 'timeupdate')
  takeStreamAway()
  unmount()
  await Promise.resolve()
  expect(calls).toEqual([openAt(0), put(1, 204)])
})

it('saves the position of a tab that is only hidden', async () => {
  const { at } = watch()
  at(0, 'playing')
  await waitFor(() => expect(opened).toBe(1))
  at(50, 'timeupdate')
  hide('hidden')
  await waitFor(() => expect(calls.at(-1)).toEqual(put(1, 50)))
  hide('visible')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(calls).toHaveLength(2))
})

it('does not change a finished session: playing on starts another', async () => {
  const { at, unmount } = watch()
  at(0, 'playing')
  at(600, 'ended')
  at(20, 'playing')
  at(31, 'pause')
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls).toEqual([openAt(0), put(1, 600, true), openAt(31)])
  unmount()
})

it('reads the video anew once its end is written, as it can be rated then', async () => {
  const read = vi.fn(() => Promise.resolve(null))
  renderHook(() => useSWR(swrKeys.personalVideo(3), read))
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
  const { at } = watch()
  at(0, 'playing')
  at(31, 'pause')
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(read).toHaveBeenCalledOnce()
  at(600, 'ended')
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(calls.at(-1)).toEqual(put(1, 600, true))
})

it('writes nothing more once the video has ended and was left', async () => {
  const { at, unmount } = watch()
  at(0, 'playing')
  at(600, 'ended')
  await waitFor(() => expect(calls).toHaveLength(2))
  at(0, 'seeking')
  unmount()
  window.dispatchEvent(new Event('pagehide'))
  await Promise.resolve()
  expect(calls).toHaveLength(2)
})

it.each(['error', 'hang'] as const)(
  'a session that failed to start (%s) is started later, at the current position',
  async (fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms)
      return limit.signal
    })
    faults = [fault]
    const { at } = watch()
    at(0, 'playing')
    at(9, 'timeupdate')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(calls).toEqual([openAt(0), openAt(0), put(1, 9)])
  },
)

it('a position whose write failed is written when the page is left', async () => {
  const { at, takeStreamAway, unmount } = watch()
  at(0, 'playing')
  await waitFor(() => expect(opened).toBe(1))
  faults = ['error']
  at(15, 'pause')
  await waitFor(() => expect(calls).toHaveLength(2))
  takeStreamAway()
  unmount()
  await Promise.resolve()
  expect(calls).toEqual([openAt(0), put(1, 15), put(1, 15)])
})

it('a session that was never started is started when the page is left', async () => {
  faults = ['hang']
  const { at, unmount } = watch()
  at(0, 'playing')
  at(15, 'pause')
  unmount()
  await Promise.resolve()
  expect(calls).toEqual([openAt(0), openAt(15)])
})

import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useVideoSession } from '@/hooks/use-video-session'

const calls: { method: string; path: string; body: unknown }[] = []
let opened = 0

beforeEach(() => {
  calls.length = 0
  opened = 0
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: string }) => {
    calls.push({ method, path: url, body: JSON.parse(body) as unknown })
    if (method === 'PUT') return Promise.resolve(new Response(null, { status: 204 }))
    opened += 1
    return Promise.resolve(Response.json(session(opened), { status: 201 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

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
  started_at: '2026-03-04T10:00:00Z',
})

function watch() {
  const media = document.createElement('video')
  const at = (seconds: number, event: string) => {
    media.currentTime = seconds
    media.dispatchEvent(new Event(event))
  }
  return { at, ...renderHook(() => useVideoSession(media, 3)) }
}
const puts = () => calls.filter(({ method }) => method === 'PUT')

it('leaves a finished session alone: whoever plays on opens another', async () => {
  const { at, unmount } = watch()
  at(0, 'playing')
  at(600, 'pause')
  at(600, 'ended')
  at(20, 'playing')
  at(31, 'pause')
  await waitFor(() => expect(puts()).toHaveLength(3))
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/user_video_sessions', { video_id: 3 }],
    ['PUT', '/api/v1/user_video_sessions/1', { position_seconds: 600, ended: false }],
    ['PUT', '/api/v1/user_video_sessions/1', { position_seconds: 600, ended: true }],
    ['POST', '/api/v1/user_video_sessions', { video_id: 3 }],
    ['PUT', '/api/v1/user_video_sessions/2', { position_seconds: 31, ended: false }],
  ])
  unmount()
})

it('writes nothing more once the video is over and left', async () => {
  const { at, unmount } = watch()
  at(0, 'playing')
  at(600, 'ended')
  await waitFor(() => expect(puts()).toHaveLength(1))
  at(0, 'seeking')
  unmount()
  window.dispatchEvent(new Event('pagehide'))
  await Promise.resolve()
  expect(puts()).toHaveLength(1)
})

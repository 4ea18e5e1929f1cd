import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlayback } from '@/hooks/playback/use-playback'
import { ApiError } from '@/lib/api/errors'
import { respondToCalls, type Answer } from '@/tests/support/respond-to-calls'

const PERMIT = 'POST /api/v1/brightcove_token/generate'
const permit = (name: string) => () =>
  Response.json({
    token: 't',
    playback_url: `https://media.example/${name}.m3u8`,
    expires_at: '2026-11-22T10:00:00Z',
  })
const refusal = (status: number, code: string) => () =>
  Response.json({ error: 'No.', code }, { status })
let response: Answer
let calls: string[]

beforeEach(() => {
  vi.useFakeTimers()
  response = permit('first')
  calls = respondToCalls(() => ({ [PERMIT]: (body) => response(body) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => renderHook(() => usePlayback({ videoId: 3 }))
async function playing(startAt = 12) {
  const hook = show()
  await act(() => hook.result.current.play(startAt))
  return hook
}
const expire = (hook: ReturnType<typeof show>, at: number) =>
  act(async () => hook.result.current.fail('expired', at))

it('is asked for when somebody presses play', async () => {
  const { result } = await playing()
  expect(result.current.state).toEqual({
    phase: 'playing',
    url: 'https://media.example/first.m3u8',
    startAt: 12,
  })
})

it.each([
  [401, 'unauthorized', 'sign-in'],
  [403, 'booking_required', 'book'],
  [403, 'subscription_required', 'subscribe'],
])('is refused with %s %s: %s', async (status, code, reason) => {
  response = refusal(status, code)
  const { result } = await playing()
  expect(result.current.state).toMatchObject({
    phase: 'refused',
    reason,
    error: { messages: ['No.'] },
  })
  act(() => result.current.dismiss())
  expect(result.current.state).toEqual({ phase: 'idle' })
})

it('fails where it would have begun, when there is no answer to it', async () => {
  response = refusal(503, 'unavailable')
  const { result } = await playing(12)
  expect(result.current.state).toEqual({ phase: 'failed', startAt: 12 })
})

it('is renewed silently when the address expires, and goes on at that place', async () => {
  const hook = await playing()
  response = permit('second')
  await expire(hook, 300)
  expect(hook.result.current.state).toEqual({
    phase: 'playing',
    url: 'https://media.example/second.m3u8',
    startAt: 300,
  })
})

it('is not renewed again within a minute: an address refused at once is shown', async () => {
  const hook = await playing()
  await expire(hook, 300)
  await expire(hook, 301)
  expect(hook.result.current.state).toEqual({ phase: 'failed', startAt: 301 })
  expect(calls).toHaveLength(2)
})

it('is renewed again after a minute, and after pressing play again', async () => {
  const hook = await playing()
  await expire(hook, 300)
  vi.advanceTimersByTime(60_000)
  await expire(hook, 400)
  await act(() => hook.result.current.play(400))
  await expire(hook, 401)
  expect(hook.result.current.state).toMatchObject({ phase: 'playing', startAt: 401 })
})

it('is not renewed for a stream that is broken', async () => {
  const { result } = await playing()
  act(() => result.current.fail('broken', 300))
  expect(result.current.state).toEqual({ phase: 'failed', startAt: 300 })
  expect(calls).toHaveLength(1)
})

it('takes a refusal of something else, as of a spot', () => {
  const { result } = show()
  const error = new ApiError({ method: 'POST', path: '/x', status: 403, code: 'x' })
  act(() => result.current.refuse('subscribe', error))
  expect(result.current.state).toEqual({ phase: 'refused', reason: 'subscribe', error })
})

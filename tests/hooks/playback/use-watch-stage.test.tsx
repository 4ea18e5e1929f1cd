import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWatchStage } from '@/hooks/playback/use-watch-stage'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

const PERMIT = 'POST /api/v1/brightcove_token/generate'
const VIDEO = 'GET /api/v1/videos/3'
const stoppedAt = (resume_seconds: number) =>
  Response.json({ resume_seconds, completion: 25, own_rating: null })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  answers = {
    ...memberSession,
    [PERMIT]: () =>
      Response.json({
        token: 't',
        playback_url: 'https://media.example/a.m3u8',
        expires_at: '2026-11-22T10:00:00Z',
      }),
  }
  calls = respondToCalls(() => answers)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const reads = () => calls.filter((call) => call === VIDEO).length
const tracked = { id: 3 } as unknown as Parameters<typeof useWatchStage>[1]
const open = () =>
  renderHook(() => useWatchStage({ id: 3, free: false, durationSeconds: 600 }, tracked), {
    wrapper: PageWrapper,
  }).result
type Stage = ReturnType<typeof open>

function press({ current }: Stage) {
  if (current.kind !== 'offer') throw new Error(`There is nothing to press: ${current.kind}`)
  act(current.play)
}
const playsFrom = (stage: Stage, startAt: number) =>
  waitFor(() => expect(stage.current).toMatchObject({ kind: 'playing', startAt }))

it('goes on where a member stopped, also when they play before that is known', async () => {
  const waiting: ((response: Response) => void)[] = []
  answers[VIDEO] = () => new Promise((resolve) => waiting.push(resolve))
  const stage = open()
  press(stage)
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(stage.current).toMatchObject({ kind: 'offer', isAsking: true })
  for (const answer of waiting) answer(stoppedAt(125))
  await playsFrom(stage, 125)
})

it('reads where a member stopped again when that failed', async () => {
  answers[VIDEO] = () => new Response('{}', { status: 503 })
  const stage = open()
  await waitFor(() => expect(reads()).toBe(1))
  answers[VIDEO] = () => stoppedAt(125)
  press(stage)
  await playsFrom(stage, 125)
})

it('plays from the start where it cannot be read', async () => {
  answers[VIDEO] = () => new Response('{}', { status: 503 })
  const stage = open()
  press(stage)
  await playsFrom(stage, 0)
})

import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WatchStage, type WatchTexts } from '@/components/player/watch-stage'
import type { VideoPlayerProps } from '@/components/player/video-player'
import { track } from '@/lib/tracking/track'
import { type Answer, respondToCalls, hang } from '@/tests/support/respond-to-calls'
import en from '@/messages/en.json'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

const push = vi.hoisted(() => vi.fn())
let player: VideoPlayerProps | null
vi.mock('@/components/player/player-on-demand', () => ({
  PlayerOnDemand: (props: VideoPlayerProps) => {
    player = props
    return <p>The player</p>
  },
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

const PERMIT = 'POST /api/v1/brightcove_token/generate'
const VIDEO = 'GET /api/v1/videos/3'
const permit = (name: string) => () =>
  Response.json({
    token: 't',
    playback_url: `https://media.example/${name}.m3u8`,
    expires_at: '2026-11-22T10:00:00Z',
  })
const refused = (status: number, error: string) => () =>
  Response.json({ error, code: 'refused' }, { status })
const video = (resume_seconds: number | null) => () =>
  Response.json({
    id: 3,
    title: 'Slow Flow',
    kind: 'workout',
    duration_seconds: 600,
    brand_data: { id: 4, external_id: '4', name: 'Yoga' },
    instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
    resume_seconds,
    completion: 25,
  })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  player = null
  answers = {
    ...memberSession,
    [VIDEO]: video(null),
    [PERMIT]: permit('first'),
  }
  calls = respondToCalls(() => answers)
  signIn()
  vi.mocked(track).mockClear()
  push.mockClear()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const texts: WatchTexts = {
  play: 'Play',
  resume: 'Resume at {position}',
  start: 'Start free trial',
  failedTitle: 'The video did not start',
  failedText: 'Try again.',
  retry: 'Try again',
  subscribe: 'A plan opens it.',
  subscribeModal: { title: 'Get a plan', stay: 'Not now', go: 'See the plans', close: 'Close' },
  preview: { ...en.player.preview, open: '25-second preview' },
}
const tracked = { id: 3 } as unknown as Parameters<typeof WatchStage>[0]['tracked']
const open = ({ free = false } = {}) =>
  render(
    <WatchStage
      video={{ id: 3, title: 'Slow Flow', free, durationSeconds: 600 }}
      tracked={tracked}
      texts={texts}
      guestHref="/email-lookup"
      plansHref="/plans"
      startHref="/start"
    />,
    { wrapper: PageWrapper },
  )
const button = (name: string) => screen.findByRole('button', { name })
const permits = () => calls.filter((call) => call === PERMIT).length

it('offers to play, and plays from the start', async () => {
  open()
  const play = await button('Play')
  expect(screen.getAllByRole('button')).toEqual([play])
  await userEvent.click(play)
  await screen.findByText('The player')
  expect(player).toMatchObject({
    url: 'https://media.example/first.m3u8',
    startAt: 0,
    live: false,
    title: 'Slow Flow',
    watched: { videoId: 3, live: false },
  })
})

it('offers to go on where a member stopped', async () => {
  answers[VIDEO] = video(125)
  open()
  await userEvent.click(await button('Resume at 2:05'))
  await screen.findByText('The player')
  expect(player?.startAt).toBe(125)
})

it('shows that it asks, and asks once', async () => {
  answers[PERMIT] = hang
  open()
  const play = await button('Play')
  await userEvent.click(play)
  await userEvent.click(play)
  expect(play.getAttribute('aria-busy')).toBe('true')
  expect(permits()).toBe(1)
})

it('leads guests who press Play to their email, and new ones to the offer', () => {
  signOut()
  open()
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/email-lookup')
  expect(screen.getByRole('link', { name: 'Start free trial' }).getAttribute('href')).toBe('/start')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '25-second preview',
  ])
})

it('plays what is free for guests, and records nothing', async () => {
  signOut()
  open({ free: true })
  await userEvent.click(await button('Play'))
  await screen.findByText('The player')
  expect(player?.watched).toBeNull()
})

it.each([
  ['the provider’s words', 'Yoga is not in your plan.', 'Yoga is not in your plan.'],
  ['words of its own', '', 'A plan opens it.'],
])('asks for a plan with %s, until that is dismissed', async (_, error, said) => {
  answers[PERMIT] = refused(403, error)
  open()
  await userEvent.click(await button('Play'))
  expect(await screen.findByText(said)).toBeDefined()
  await userEvent.click(await button('See the plans'))
  expect(push).toHaveBeenCalledExactlyOnceWith('/plans')
  await userEvent.click(await button('Not now'))
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  expect(await button('Play')).toBeDefined()
  // From then on it is known that only the preview can be watched.
  expect(await button('25-second preview')).toBeDefined()
})

it('says that it did not start; trying again goes on at the same place', async () => {
  answers[VIDEO] = video(125)
  answers[PERMIT] = refused(503, '')
  open()
  await userEvent.click(await button('Resume at 2:05'))
  await screen.findByRole('heading', { name: 'The video did not start' })
  answers[PERMIT] = permit('second')
  await userEvent.click(await button('Try again'))
  await screen.findByText('The player')
  expect(player).toMatchObject({ url: 'https://media.example/second.m3u8', startAt: 125 })
})

it('renews an address that has expired, and shows a stream that is broken', async () => {
  open()
  await userEvent.click(await button('Play'))
  await screen.findByText('The player')
  answers[PERMIT] = permit('second')
  act(() => player!.onFailure('expired', 300))
  await waitFor(() => expect(player?.url).toBe('https://media.example/second.m3u8'))
  expect(player?.startAt).toBe(300)
  act(() => player!.onFailure('broken', 310))
  await screen.findByRole('heading', { name: 'The video did not start' })
})

it('tracks the visit once, when it is known how much was watched', async () => {
  open()
  await waitFor(() => expect(track).toHaveBeenCalledOnce())
  expect(track).toHaveBeenCalledWith('Video Detail', { id: 3, completion: 25 })
  await userEvent.click(await button('Play'))
  await screen.findByText('The player')
  expect(track).toHaveBeenCalledOnce()
})

import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { watchTexts } from '@/components/player/stage-texts'
import { WatchStage } from '@/components/player/watch-stage'
import { toSnakeCase } from '@/lib/api/case'
import messages from '@/messages/en.json'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import type { VideoPlayerProps } from '@/components/player/video-player'
import { track } from '@/lib/tracking/track'
import { type Answer, respondToCalls, hang } from '@/tests/support/respond-to-calls'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

let player: VideoPlayerProps | null
vi.mock('@/components/player/player-on-demand', () => ({
  PlayerOnDemand: (props: VideoPlayerProps) => {
    player = props
    return <p>The player</p>
  },
}))
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
  answers = { ...memberSession, [VIDEO]: video(null), [PERMIT]: permit('first') }
  calls = respondToCalls(() => answers)
  signIn()
  vi.mocked(track).mockClear()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

// The texts of the page itself, which say what the button does.
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl')
  return {
    getTranslations: async (namespace?: 'player') =>
      createTranslator({ locale: 'en', messages, namespace }),
  }
})
const tracked = { id: 3 } as unknown as Parameters<typeof WatchStage>[0]['tracked']
const offer = {
  kind: 'trial',
  plan: aPlan({ trialDays: 7 }),
  isLinked: false,
  price: '$29.99',
} as const
const brandData = { id: 4, externalId: '4', name: 'Yoga' }
const stage = async (free = false) => (
  <WatchStage
    video={{ id: 3, title: 'Slow Flow', free, durationSeconds: 600, brandData }}
    tracked={tracked}
    context={{ locale: 'en', brand: 'all' }}
    texts={await watchTexts(offer, { seconds: 25 })}
    logInHref="/login"
    startHref="/start"
    here="/video-detail?id=3"
  />
)
const open = async ({ free = false } = {}) => render(await stage(free), { wrapper: PageWrapper })
const button = (name: string) => screen.findByRole('button', { name })
const permits = () => calls.filter((call) => call === PERMIT).length

it('offers to play, and plays from the start', async () => {
  await open()
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
  await open()
  await userEvent.click(await button('Resume from 2:05'))
  await screen.findByText('The player')
  expect(player?.startAt).toBe(125)
})

it('shows that it asks, and asks once', async () => {
  answers[PERMIT] = hang
  await open()
  const play = await button('Play')
  await userEvent.click(play)
  await userEvent.click(play)
  expect(play.getAttribute('aria-busy')).toBe('true')
  expect(permits()).toBe(1)
})

it('tells guests what they can begin and what it costs afterwards', async () => {
  signOut()
  await open()
  expect(screen.getByRole('link', { name: 'Try it free' }).getAttribute('href')).toBe('/start')
  expect(screen.getByText('7 days free, then $29.99 a month.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '25-second preview',
  ])
})

it('plays what is free for guests, and records nothing', async () => {
  signOut()
  await open({ free: true })
  await userEvent.click(await button('Play'))
  await screen.findByText('The player')
  expect(player?.watched).toBeNull()
})

it('has the buttons of guests and of members in the static HTML, of which the page shows one', async () => {
  const html = renderToString(await stage())
  expect(html).toMatch(/data-for="guest".*Try it free.*data-for="member".*Play/)
})

const userWith =
  (entitlements: object[], has_active_subscription = true) =>
  () =>
    Response.json({
      id: 1,
      uuid: 'u1',
      uid: 'u',
      email: 'ada@example.com',
      has_active_subscription,
      entitlements,
    })
const USER = 'GET /api/v1/user'

it.each([
  ['every brand', null, 'In your plan'],
  ['the brand', 4, 'In your plan: Yoga'],
])('says that a plan of %s covers it', async (_, brand_id, line) => {
  answers[USER] = userWith([{ brand_id, until: null }])
  await open()
  expect(await screen.findByText(line)).toBeDefined()
  expect(await button('Play')).toBeDefined()
  expect(screen.queryByRole('button', { name: '25-second preview' })).toBeNull()
})

it('names the plan that would do and its price, and leads to it and back', async () => {
  answers[USER] = userWith([], false)
  const plan = {
    ...(toSnakeCase(aPlan({ id: 2, name: 'One brand', planType: 'single' })) as object),
  }
  answers['GET /api/v1/payment_profile'] = () => Response.json({})
  answers[PERMIT] = () =>
    Response.json(
      {
        error: 'Your subscription has ended.',
        code: 'subscription_ended',
        details: { covered_brand_ids: [], fitting_plan: plan },
      },
      { status: 403 },
    )
  await open()
  await userEvent.click(await button('Subscribe to watch'))
  const modal = await screen.findByRole('dialog', { name: 'Subscribe to watch' })
  expect(within(modal).getByText('Your subscription has ended.')).toBeDefined()
  expect(within(modal).getByText('One brand · Yoga')).toBeDefined()
  await within(modal).findByText('$29.99 a month', { exact: false })
  const go = within(modal).getByRole('link', { name: 'Subscribe' })
  const { pathname, searchParams } = new URL(go.getAttribute('href')!, 'http://x')
  expect(pathname).toBe('/subscribe/payment')
  expect(Object.fromEntries(searchParams)).toEqual({
    sp: '2',
    brand: 'yoga',
    pendingAction: 'play-3',
    onSuccessPurchase: '/video-detail?id=3',
    onBack: '/video-detail?id=3',
  })
  await userEvent.click(await button('Not now'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await button('25-second preview')).toBeDefined()
})

it('leads to the plans where the provider names none', async () => {
  answers[PERMIT] = refused(403, '')
  await open()
  await userEvent.click(await button('Play'))
  const modal = await screen.findByRole('dialog', { name: 'Subscribe to watch' })
  expect(within(modal).getByText(messages.entitlement.refusal.reason)).toBeDefined()
  const go = within(modal).getByRole('link', { name: 'See all plans' })
  expect(go.getAttribute('href')).toMatch(/^\/subscription-plan-selector\?/)
})

it('says that it did not start; trying again goes on at the same place', async () => {
  answers[VIDEO] = video(125)
  answers[PERMIT] = refused(503, '')
  await open()
  await userEvent.click(await button('Resume from 2:05'))
  await screen.findByRole('heading', { name: 'This video didn’t start' })
  answers[PERMIT] = permit('second')
  await userEvent.click(await button('Try again'))
  await screen.findByText('The player')
  expect(player).toMatchObject({ url: 'https://media.example/second.m3u8', startAt: 125 })
})

it('renews an address that has expired, and shows a stream that is broken', async () => {
  await open()
  await userEvent.click(await button('Play'))
  await screen.findByText('The player')
  answers[PERMIT] = permit('second')
  act(() => player!.onFailure('expired', 300))
  await waitFor(() => expect(player?.url).toBe('https://media.example/second.m3u8'))
  expect(player?.startAt).toBe(300)
  act(() => player!.onFailure('broken', 310))
  await screen.findByRole('heading', { name: 'This video didn’t start' })
})

it('tracks the visit once, when it is known how much was watched', async () => {
  await open()
  await waitFor(() => expect(track).toHaveBeenCalledOnce())
  expect(track).toHaveBeenCalledWith('Video Detail', { id: 3, completion: 25 })
  await userEvent.click(await button('Play'))
  await screen.findByText('The player')
  expect(track).toHaveBeenCalledOnce()
})

import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveStage } from '@/components/player/live-stage'
import { liveStageTexts } from '@/components/player/stage-texts'
import type { VideoPlayerProps } from '@/components/player/video-player'
import { toSnakeCase } from '@/lib/api/case'
import type { LiveClass } from '@/lib/api/live-classes'
import { linksFrom } from '@/lib/routing/links'
import messages from '@/messages/en.json'
import { type Answer, respondToCalls, fail, hang } from '@/tests/support/respond-to-calls'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

let player: VideoPlayerProps | null
vi.mock('@/components/player/player-on-demand', () => ({
  PlayerOnDemand: (props: VideoPlayerProps) => {
    player = props
    return <p>The player</p>
  },
}))
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl')
  return {
    getTranslations: async (namespace?: 'player') =>
      createTranslator({ locale: 'en', messages, namespace }),
  }
})

const PERMIT = 'POST /api/v1/brightcove_token/generate'
const CLASS = 'GET /api/v1/live_classes/7'
const SESSION = 'GET /api/auth/session'
const START = Date.parse('2026-03-04T10:00:00Z')
const held = { id: 12, attended: true, movedFrom: null }
const liveClass =
  (fields: Partial<LiveClass> = {}) =>
  () =>
    Response.json(toSnakeCase({ ...liveClassFixture(), ...fields }))
const permit = () =>
  Response.json({
    token: 't',
    playback_url: 'https://media.example/live.m3u8',
    expires_at: '2026-11-22T10:00:00Z',
  })
const refused =
  (code: string, error = '') =>
  () =>
    Response.json({ error, code }, { status: 403 })
let answers: Record<string, Answer>

beforeEach(() => {
  player = null
  answers = {
    ...memberSession,
    [CLASS]: liveClass({ booking: held }),
    [PERMIT]: permit,
  }
  respondToCalls(() => answers)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the stage so many minutes after the start of the class. */
async function open(minutes: number, initial: Partial<LiveClass> = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: START + minutes * 60_000 })
  const texts = await liveStageTexts()
  return render(
    <LiveStage
      initial={{ ...liveClassFixture(), ...initial }}
      context={{ locale: 'en', brand: 'all' }}
      texts={texts}
    />,
    { wrapper: PageWrapper },
  )
}
const to = linksFrom({ locale: 'en', brand: 'all' })
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('before the class', () => {
  it('waits until it is known whether somebody holds a spot', async () => {
    answers[CLASS] = hang
    await open(-60)
    expect(screen.getByText('Opening the class')).toBeDefined()
  })

  it('tells who holds a spot when they can come in', async () => {
    await open(-60)
    await screen.findByText(/^Starts in/)
    const entry = /^You can enter at \d{1,2}:\d{2}[ap]m\. This page lets you in automatically\.$/
    expect(screen.getByText(entry)).toBeDefined()
    expect(screen.getByText('with Ada Lee')).toBeDefined()
    expect(player).toBeNull()
  })

  it.each([
    [-5, 'lets them in', 'The player'],
    [-60, 'says when to come in', /^You can enter at/],
  ])('offers a spot at minute %i to who has none, and %s', async (minute, _, text) => {
    answers[CLASS] = liveClass()
    await open(minute)
    await heading('Book to join')
    expect(screen.queryByText(text)).toBeNull()
    answers['POST /api/v1/bookings'] = () => {
      answers[CLASS] = liveClass({ booking: held })
      return Response.json({ id: 12 }, { status: 201 })
    }
    await userEvent.click(screen.getByRole('button', { name: 'Book' }))
    await screen.findByText(text)
  })

  it('says that every spot is taken, and leads to the next class', async () => {
    const next = { id: 8, startDateTime: '2026-03-05T10:00:00Z', timeZone: 'UTC', spotsLeft: 3 }
    answers[CLASS] = liveClass({ spotsLeft: 0, nextLiveClass: next })
    await open(-60)
    await heading('This class is full')
    expect(screen.getByText(/Every spot is taken. Next: .* · 3 spots left/)).toBeDefined()
    expect(linkTo('See the next one')).toBe(to('live-class-detail', { id: 8 }))
  })

  const logIn = to('login', { onSignInRedirectTo: to('live-class-fullscreen', { id: 7 }) })

  it.each([
    [-5, 'Book'],
    [5, 'Join now'],
  ])('leads guests at minute %i to the steps that book it: %s', async (minute, label) => {
    signOut()
    answers[CLASS] = liveClass()
    await open(minute)
    await heading('Book to join')
    expect(linkTo(label)).toBe(to('email-lookup', { pendingAction: 'book-7' }))
    expect(linkTo('Log in')).toBe(logIn)
  })

  it('leads guests to the login and back where nothing can be booked', async () => {
    signOut()
    answers[CLASS] = liveClass({ spotsLeft: 0 })
    await open(-5)
    await heading('Log in to join this class')
    expect(linkTo('Log in')).toBe(logIn)
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull()
  })
})

describe('while the class is on', () => {
  it('plays for who holds a spot, at its edge and on the record', async () => {
    answers[CLASS] = liveClass({ booking: held, videoId: 3 })
    await open(5)
    await screen.findByText('The player')
    expect(player).toMatchObject({
      url: 'https://media.example/live.m3u8',
      startAt: 0,
      live: true,
      watched: { videoId: 3, live: true },
    })
  })

  it('offers to join at once while it can be joined', async () => {
    answers[CLASS] = liveClass()
    await open(5)
    expect(await screen.findByRole('button', { name: 'Join now' })).toBeDefined()
  })

  it('says that it cannot be joined any more, and where to watch it later', async () => {
    answers[CLASS] = liveClass({ videoId: 3 })
    await open(20)
    await heading('It’s too late to join')
    expect(linkTo('Watch on demand')).toBe(to('video-detail', { id: 3 }))
    expect(linkTo('See the schedule')).toBe('/schedule')
  })

  it('asks the provider where it is not known whether somebody holds a spot', async () => {
    answers[CLASS] = fail
    answers[PERMIT] = refused('booking_required')
    await open(5)
    await heading('Book to join')
  })

  it.each([
    ['the provider’s words', 'Yoga is not in your plan.', 'Yoga is not in your plan.'],
    ['words of its own', '', messages.entitlement.refusal.reason],
  ])('asks for a plan with %s', async (_, error, said) => {
    answers[PERMIT] = refused('subscription_required', error)
    await open(5)
    await heading('Subscribe to book')
    expect(screen.getByText(said)).toBeDefined()
    const detail = to('live-class-detail', { id: 7 })
    expect(linkTo('See all plans')).toBe(
      to('plan-selector', { pendingAction: 'book-7', onSuccessPurchase: detail, onBack: detail }),
    )
  })

  it('asks for a plan when the provider refuses a spot without one', async () => {
    answers[CLASS] = liveClass()
    answers['POST /api/v1/bookings'] = refused('subscription_required', 'Yoga is not in your plan.')
    await open(5)
    await userEvent.click(await screen.findByRole('button', { name: 'Join now' }))
    await heading('Subscribe to book')
    expect(screen.getByText('Yoga is not in your plan.')).toBeDefined()
  })

  it('leads who has paused their plan to resuming it', async () => {
    answers[PERMIT] = refused('subscription_paused', 'Your plan is paused.')
    await open(5)
    await heading(messages.entitlement.refusal.pausedTitle)
    expect(linkTo('Resume plan')).toBe(
      to('subscriptions', {
        pendingAction: 'book-7',
        onSuccessPurchase: to('live-class-detail', { id: 7 }),
      }),
    )
  })

  it('says that the stream stopped; trying again brings it back', async () => {
    await open(5)
    await screen.findByText('The player')
    act(() => player!.onFailure('broken', 0))
    await heading('The stream stopped')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('The player')
  })
})

it.each([
  ['who is there', SESSION, 5],
  ['whether they hold a spot', CLASS, -60],
])('says so when it cannot be told %s; trying again brings it', async (_, call, minutes) => {
  const usual = answers[call]!
  answers[call] = () => Response.json({}, { status: 503 })
  await open(minutes)
  await heading('We couldn’t open the class')
  answers[call] = usual
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'We couldn’t open the class' })).toBeNull(),
  )
})

it('ends with the class, for everybody, and leads to the recording', async () => {
  answers[SESSION] = hang
  answers[CLASS] = hang
  await open(60, { videoId: 3 })
  await heading('This class is over')
  expect(linkTo('Watch the recording')).toBe(to('video-detail', { id: 3 }))
})

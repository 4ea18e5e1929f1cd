import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveClassActions } from '@/components/schedule/live-class-actions'
import type { LiveClassTexts } from '@/components/schedule/schedule-texts'
import { toast } from '@/components/ui/toast/toast-store'
import { toSnakeCase } from '@/lib/api/case'
import type { LiveClass } from '@/lib/api/live-classes'
import { releasePendingAction, savePendingAction } from '@/lib/flow/pending-action-store'
import { track } from '@/lib/tracking/track'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { respondToCalls } from '@/tests/support/respond-to-calls'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))
beforeEach(() => {
  vi.mocked(track).mockClear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const texts = {
  ...en.schedule,
  replay: en.player.replay,
  onDemand: en.player.onDemand,
  in: en.common.in,
  terms: null,
  was: en.booking.was,
  booking: { ...en.booking, dates: en.dates },
} as unknown as LiveClassTexts

/** In three hours, at a time that is the same day three hours earlier too. */
const start = new Date('2026-03-04T22:00:00Z')
const now = new Date('2026-03-04T19:00:00Z')
const booking = (movedFrom: string | null) => ({ id: 1, attended: false, movedFrom })
const entry = (movedFrom: string) => ({ id: 2, position: 1, promoteUntil: null, movedFrom })

function mount(values: object) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const initial = liveClassFixture({ startDateTime: start.toISOString(), ...values })
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LiveClassActions
        initial={initial}
        context={{ locale: 'en', brand: 'all' }}
        texts={texts}
        nativeApp={null}
      />
    </SWRConfig>,
  )
}
afterEach(() => vi.useRealTimers())

function show(values: object) {
  mount(values)
  return screen.getByText(/^Starts in/).textContent
}

const clock = (date: Date) =>
  date
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\s/, '')
    .toLowerCase()

it.each([
  ['booked', { booking: booking('2026-03-04T20:00:00Z') }],
  ['is waiting for', { waitlist: entry('2026-03-04T20:00:00Z'), spotsLeft: 0 }],
])('says when a class that somebody %s would have started before it was moved', (_, values) => {
  const was = clock(new Date('2026-03-04T20:00:00Z'))
  expect(show(values)).toContain(`Starts in 3 hours · was ${was}`)
})

it('names the day too where the class was moved from another', () => {
  const line = show({ booking: booking('2026-03-02T20:00:00Z') })
  expect(line).toMatch(/was .*3\/0?2|was .*Mar 2/)
})

it('says nothing of a start to who booked the class as it is', () => {
  expect(show({ booking: booking(null) })).toBe('Starts in 3 hours · 3 spots left')
})

it('tells that the class was viewed', () => {
  show({})
  expect(track).toHaveBeenCalledExactlyOnceWith('Live Class Detail', {
    liveClass: expect.objectContaining({ id: 7, startDateTime: start.toISOString() }),
  })
})

it('says that somebody else took the last spot, and offers the waitlist', async () => {
  const said = 'This class is full. Try its waitlist or another class.'
  let spotsLeft = 1
  respondToCalls(() => ({
    ...memberSession,
    'GET /api/v1/live_classes/7': () =>
      Response.json(
        toSnakeCase(liveClassFixture({ startDateTime: start.toISOString(), spotsLeft })),
      ),
    'POST /api/v1/bookings': () => {
      spotsLeft = 0
      const errors = { full_messages: [said], base: [said] }
      return Response.json({ errors }, { status: 422 })
    },
  }))
  signIn()
  mount({ spotsLeft })
  await userEvent.click(await screen.findByRole('button', { name: /^Book / }))
  expect(await screen.findByRole('button', { name: /^Join waitlist for / })).toBeTruthy()
  expect(toast).toHaveBeenCalledWith({ kind: 'error', message: said })
})

const begun = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const watchAt = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('offers the recording and the next time of a class that can no longer be joined', async () => {
  const next = liveClassFixture({ id: 8, startDateTime: '2026-03-05T22:00:00Z', spotsLeft: 20 })
  const booked: unknown[] = []
  respondToCalls(() => ({
    ...memberSession,
    'GET /api/v1/live_classes/8': () => Response.json(toSnakeCase(next)),
    'POST /api/v1/bookings': (body) => {
      booked.push(JSON.parse(String(body)))
      return Response.json({ id: 12 }, { status: 201 })
    },
  }))
  signIn()
  mount({ startDateTime: begun(16), videoId: 3, nextLiveClass: next })
  expect(screen.getByText('Closed')).toBeTruthy()
  expect(watchAt('Watch on demand')).toBe('/video-detail?id=3')
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  expect(await screen.findByText(/20 spots left/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: `Book ${next.sessionTitle}` }))
  await waitFor(() => expect(booked).toEqual([{ booking: { live_class_id: 8 } }]))
})

it('offers the recording of a class that has ended', () => {
  mount({ startDateTime: begun(90), videoId: 3 })
  expect(watchAt('Watch the recording')).toBe('/video-detail?id=3')
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

describe('who comes back to book', () => {
  /** An answer that waits for `release`. */
  function holdBack(respond: () => Response) {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    return { answer: () => released.then(respond), release }
  }

  /** Opens the page, which was rendered with so many spots, after Book was pressed as a guest. */
  async function comeBack(spotsLeft: number, found: Partial<LiveClass>) {
    const liveClass = holdBack(() => Response.json(toSnakeCase(liveClassFixture(found))))
    const session = holdBack(memberSession['GET /api/auth/session'])
    const calls = respondToCalls(() => ({
      'GET /api/auth/session': session.answer,
      'GET /api/v1/live_classes/7': liveClass.answer,
    }))
    signIn()
    const pressed = { kind: 'book', id: 7 } as const
    savePendingAction(pressed, now.getTime())
    releasePendingAction(pressed, 'u1', now.getTime())
    show({ spotsLeft })
    await screen.findByRole('button', { name: /Morning Flow, Live$/ })
    return { posts: () => calls.filter((call) => call.startsWith('POST')), liveClass, session }
  }
  const startDateTime = start.toISOString()

  it.each([
    ['can be waited for', startDateTime, en.schedule.missed.wait],
    ['has begun too', '2026-03-04T18:59:00Z', en.schedule.missed.full],
  ])('is told that the class filled up meanwhile, which %s', async (_, begins, said) => {
    const { posts, liveClass, session } = await comeBack(3, { startDateTime: begins, spotsLeft: 0 })
    liveClass.release()
    await waitFor(() => expect(screen.queryByText(/spots left/)).toBeNull())
    session.release()
    expect((await screen.findByText(said)).getAttribute('role')).toBe('status')
    expect(posts()).toEqual([])
  })

  it('is booked when the class was full only as the page was rendered', async () => {
    const { posts, liveClass, session } = await comeBack(0, { startDateTime, spotsLeft: 1 })
    session.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    liveClass.release()
    await waitFor(() => expect(posts()).toEqual(['POST /api/v1/bookings']))
  })
})

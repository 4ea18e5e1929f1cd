import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mutate } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { LiveClass } from '@/lib/api/live-classes'
import { BookButton } from '@/components/booking/book-button'
import type { BookingTexts } from '@/components/booking/booking-texts'
import { toast } from '@/components/ui/toast/toast-store'
import { releasePendingAction, savePendingAction } from '@/lib/flow/pending-action-store'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { respondToCalls } from '@/tests/support/respond-to-calls'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const texts = {
  cancelled: 'Canceled by the studio',
  conflict: "You're in {title} at {time}",
  waitlist: {
    join: 'Join waitlist',
    joinTitle: 'Join waitlist for {title}',
    position: 'No. {position} on the waitlist',
    joinedToast: "You're on the waitlist",
    leave: 'Leave waitlist',
    leaveTitle: 'Leave waitlist for {title}',
    leftToast: 'You left the waitlist',
  },
  dates: en.dates,
  book: 'Book',
  bookTitle: 'Book {title}',
  toBook: { subscribe: 'Subscribe to book' },
  toBookInList: { subscribe: 'Subscribe' },
  refusal: {
    title: { resume: 'Your plan is paused' },
    go: { resume: 'Resume plan' },
    notNow: 'Not now',
    close: 'Close',
  },
  bookError: "We couldn't book this class. Please try again.",
} as unknown as BookingTexts

it('shows when to try again after too many bookings', async () => {
  const body = { error: 'Too many attempts. Try again in 1 minute.' }
  const refused = { status: 429, headers: { 'retry-after': '20' } }
  vi.stubGlobal('fetch', async () => Response.json(body, refused))
  const inAnHour = new Date(Date.now() + 3_600_000)
  render(
    <BookButton
      liveClass={liveClassFixture({
        sessionTitle: 'Quiet Mornings Live',
        startDateTime: inAnHour.toISOString(),
      })}
      context={{ locale: 'en', brand: 'all' }}
      texts={texts}
      now={Date.now()}
      isGuest={false}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Book Quiet Mornings Live' }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ kind: 'error', message: body.error }))
})

function answerNothing() {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function show(
  values: Partial<LiveClass>,
  { isGuest = false, size }: { isGuest?: boolean; size?: 'medium' } = {},
) {
  const startDateTime = new Date(Date.now() + 3_600_000).toISOString()
  render(
    <BookButton
      liveClass={liveClassFixture({ sessionTitle: 'Quiet Live', startDateTime, ...values })}
      context={{ locale: 'en', brand: 'all' }}
      texts={texts}
      now={Date.now()}
      isGuest={isGuest}
      size={size ?? 'small'}
    />,
  )
}

it('joins the waitlist of a full class', async () => {
  const fetched = answerNothing()
  show({ spotsLeft: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Join waitlist for Quiet Live' }))
  await waitFor(() => expect(toast).toHaveBeenCalled())
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('/api/v1/waitlist_entries')
  expect(JSON.parse(String(init?.body))).toEqual({ waitlist_entry: { live_class_id: 7 } })
})

it('shows the place in line, and leaves it', async () => {
  const fetched = answerNothing()
  show({
    spotsLeft: 0,
    waitlist: { id: 5, position: 2, promoteUntil: '2026-03-04T10:00:00Z', movedFrom: null },
  })
  expect(await screen.findByText('No. 2 on the waitlist')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Leave waitlist for Quiet Live' }))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ kind: 'success', message: 'You left the waitlist' }),
  )
  expect(fetched.mock.calls[0]![0]).toBe('/api/v1/waitlist_entries/5')
})

it('names the other class at that time instead of a button that would be refused', async () => {
  const startDateTime = new Date(2026, 2, 4, 9).toISOString()
  show({ conflict: { liveClassId: 8, sessionTitle: 'Barre', startDateTime } })
  const link = await screen.findByRole('link', { name: "You're in Barre at 9:00am" })
  expect(link.getAttribute('href')).toBe('/live-class-detail?id=8')
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers nothing for a class that the studio called off', () => {
  show({ cancelled: true })
  expect(screen.getByText('Canceled by the studio')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads guests of a full class to signing up', () => {
  show({ spotsLeft: 0 }, { isGuest: true })
  const link = screen.getByRole('link', { name: 'Join waitlist for Quiet Live' })
  expect(link.getAttribute('href')).toBe('/email-lookup?pendingAction=wait-7')
})

it.each([
  ['waits for a spot', 0, 'POST /api/v1/waitlist_entries'],
  ['gets one that has become free meanwhile', 3, 'POST /api/v1/bookings'],
])('a guest who wanted to wait and has signed up %s', async (_, spotsLeft, call) => {
  const calls = respondToCalls(() => memberSession)
  signIn()
  const pressed = { kind: 'wait', id: 7 } as const
  savePendingAction(pressed, Date.now())
  releasePendingAction(pressed, 'u1', Date.now())
  show({ spotsLeft }, { size: 'medium' })
  await waitFor(() => expect(calls).toContain(call))
  signOut()
})

it.each([
  ['small', 'Subscribe'],
  ['medium', 'Subscribe to book'],
] as const)('a %s button says what comes before a booking: %s', async (size, label) => {
  const calls = respondToCalls(() => ({
    ...memberSession,
    'GET /api/v1/user': () =>
      Response.json({ id: 1, uuid: 'u1', uid: 'u', email: 'ada@example.com', entitlements: [] }),
    'POST /api/v1/bookings': () =>
      Response.json(
        { error: 'Your plan is paused.', code: 'subscription_paused' },
        { status: 403 },
      ),
  }))
  signIn()
  await mutate(() => true, undefined)
  show({}, { size: size === 'medium' ? size : undefined })
  await userEvent.click(await screen.findByRole('button', { name: `${label}, Quiet Live` }))
  const modal = await screen.findByRole('dialog', { name: 'Your plan is paused' })
  expect(calls).toContain('POST /api/v1/bookings')
  expect(modal.dataset.modal).toBe('subscribe')
  expect(modal.textContent).toContain('Your plan is paused.')
  const resume = screen.getByRole('link', { name: 'Resume plan' })
  expect(resume.getAttribute('href')).toBe(
    '/account/subscriptions?pendingAction=book-7&onSuccessPurchase=%2Flive-class-detail%3Fid%3D7',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  signOut()
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countdownTexts } from '@/tests/lib/schedule/countdown-texts'
import { NextBookingStrip } from '@/components/booking/next-booking-strip'
import { toSnakeCase } from '@/lib/api/case'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

const texts = {
  in: countdownTexts,
  dates: en.dates,
  title: 'Your next class',
  live: 'Live now',
  join: 'Join',
  joinTitle: 'Join {title}',
  was: 'was {time}',
  all: 'All bookings',
  errorText: 'Your next class could not be loaded.',
  retry: 'Try again',
}
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(async () => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  await mutate(() => true, undefined, { revalidate: false })
  document.cookie = 'signed-in=1'
})
afterEach(() => vi.unstubAllGlobals())

// Without deduplication, because each test has its own responses.
const show = () =>
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <NextBookingStrip context={{ locale: 'en', brand: 'all' }} texts={texts} />
    </SWRConfig>,
  )
const response = (...data: object[]) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data })))

function booked(minutes: number, values: object = {}) {
  const startDateTime = new Date(Date.now() + minutes * 60_000).toISOString()
  const liveClass = liveClassFixture({ sessionTitle: 'Quiet Mornings Live', startDateTime })
  return toSnakeCase<object>({
    id: 1,
    liveClassId: 7,
    attended: false,
    status: 'booked',
    createdAt: '2026-03-01T00:00:00Z',
    liveClass,
    ...values,
  })
}

it('shows the next class, which cannot be joined yet', async () => {
  response(booked(90))
  show()
  const strip = await screen.findByRole('region', { name: 'Your next class' })
  expect(strip.textContent).toContain('in 2 hours')
  const link = screen.getByRole('link', { name: 'Quiet Mornings Live' })
  expect(link.getAttribute('href')).toBe('/live-class-detail?id=7')
  expect(screen.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe('/bookings')
  expect(screen.queryByRole('link', { name: 'Join Quiet Mornings Live' })).toBeNull()
})

it('shows the time of a class before it was moved', async () => {
  const date = new Date(Date.now() + 90 * 60_000)
  response(booked(90, { movedFrom: new Date(date.getTime() - 7 * 86_400_000).toISOString() }))
  show()
  const strip = await screen.findByRole('region', { name: 'Your next class' })
  expect(strip.textContent).toMatch(/ · was \w{3} \d+\/\d+\/\d{4}, \d+:\d{2}[ap]m/)
})

it('links into a running class', async () => {
  response(booked(-5))
  show()
  expect(await screen.findByText('Live now')).toBeTruthy()
  const join = screen.getByRole('link', { name: 'Join Quiet Mornings Live' })
  expect(join.getAttribute('href')).toBe('/live-class-detail/fullscreen?id=7')
})

it('renders nothing without bookings', async () => {
  response()
  const { container } = show()
  await waitFor(() => expect(container.innerHTML).toBe(''))
  expect(fetched).toHaveBeenCalledOnce()
})

it('shows a class that another tab books, until another tab cancels it', async () => {
  response()
  show()
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  const otherTab = new BroadcastChannel('bookings')
  response(booked(90))
  otherTab.postMessage(null)
  expect(await screen.findByRole('region', { name: 'Your next class' })).toBeTruthy()
  response()
  otherTab.postMessage(null)
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  otherTab.close()
})

it('shows an error when loading failed, and retries', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  show()
  expect((await screen.findByRole('status')).textContent).toContain(texts.errorText)
  response(booked(90))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Your next class' })).toBeTruthy()
})

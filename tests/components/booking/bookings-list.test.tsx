import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Bookings } from '@/components/booking/bookings-list'
import type { BookingsTexts } from '@/components/booking/bookings-texts'
import { toSnakeCase } from '@/lib/api/case'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'

const nothing = { title: '', text: '' }
const texts = {
  ...en.booking,
  dates: en.dates,
  empty: { upcoming: nothing, past: nothing },
} as unknown as BookingsTexts

afterEach(() => vi.unstubAllGlobals())

/** The bookings of a page, one class on each of the days before `first`. */
const bookings = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const startDateTime = new Date(2026, 2, 4 - first - index, 12).toISOString()
    const id = first + index
    return toSnakeCase<object>({
      id,
      liveClassId: id,
      attended: true,
      status: 'booked',
      createdAt: startDateTime,
      movedFrom: null,
      liveClass: liveClassFixture({ id, startDateTime }),
    })
  })

it('lists the past bookings by day, also those of a further page', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams: query } = new URL(url, 'http://x')
    if (query.get('state') !== 'past') return Promise.resolve(Response.json({ data: [] }))
    asked.push(query.get('page'))
    return Promise.resolve(
      query.get('page') === '2'
        ? Response.json({ data: bookings(3, 1) })
        : Response.json({ data: bookings(1, 2), paging: { next_page: 2 } }),
    )
  })
  render(<Bookings label="Bookings" context={{ locale: 'en', brand: 'all' }} texts={texts} />, {
    wrapper: PageWrapper,
  })
  await userEvent.click(screen.getByRole('tab', { name: 'Past' }))
  const panel = screen.getByRole('tabpanel', { name: 'Past' })
  const more = await within(panel).findByRole('button', { name: 'Show more' })
  const rows = () => panel.querySelectorAll('[data-card="live-classes"]')
  expect(rows()).toHaveLength(2)
  const days = () => [...panel.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(days()).toEqual(['Tuesday 3/03/2026', 'Monday 3/02/2026'])
  await userEvent.click(more)
  await vi.waitFor(() => expect(rows()).toHaveLength(3))
  expect(days()[2]).toBe('Sunday 3/01/2026')
  expect(asked).toContain('2')
  expect(within(panel).queryByRole('button', { name: 'Show more' })).toBeNull()
})

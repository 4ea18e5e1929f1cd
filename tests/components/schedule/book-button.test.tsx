import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BookButton } from '@/components/schedule/book-button'
import type { BookingTexts } from '@/components/schedule/booking-texts'
import { toast } from '@/components/ui/toast/toast-store'
import { liveClass } from '@/lib/api/live-classes'

vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const texts = {
  book: 'Book',
  bookTitle: 'Book {title}',
  bookError: "We couldn't book this class. Please try again.",
} as BookingTexts

it('says when to try again after too many bookings', async () => {
  const body = { error: 'Too many attempts. Try again in 1 minute.' }
  const refused = { status: 429, headers: { 'retry-after': '20' } }
  vi.stubGlobal('fetch', async () => Response.json(body, refused))
  const inAnHour = new Date(Date.now() + 3_600_000)
  render(
    <BookButton
      liveClass={liveClass({
        id: 7,
        sessionTitle: 'Quiet Mornings Live',
        sessionLength: 45,
        startDateTime: inAnHour.toISOString(),
        instructor: { id: 1, firstName: 'Ada', lastName: 'Lee' },
        brandData: { id: 4, externalId: '4', name: 'Yoga' },
        capacity: 20,
        spotsLeft: 3,
      })}
      place={{ locale: 'en', brand: 'all' }}
      texts={texts}
      now={Date.now()}
      isGuest={false}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Book Quiet Mornings Live' }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ kind: 'error', message: body.error }))
})

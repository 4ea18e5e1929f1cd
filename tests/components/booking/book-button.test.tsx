import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BookButton } from '@/components/booking/book-button'
import type { BookingTexts } from '@/components/booking/booking-texts'
import { toast } from '@/components/ui/toast/toast-store'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const texts = {
  book: 'Book',
  bookTitle: 'Book {title}',
  bookError: "We couldn't book this class. Please try again.",
} as BookingTexts

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

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BookingTexts } from '@/components/booking/booking-texts'
import { NextClassLink } from '@/components/booking/next-class-link'
import type { NextLiveClass } from '@/lib/api/live-classes'
import en from '@/messages/en.json'

const texts = { dates: en.dates, next: en.booking.next } as unknown as BookingTexts
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString()

it.each([
  ['on the same day by its time', at(4, 20), 'Next: 8:00pm'],
  ['on another day by both', at(5, 20), 'Next: Mar 5, 8:00pm'],
])('names the next class %s', (_, startDateTime, text) => {
  render(
    <NextClassLink
      next={{ id: 7, startDateTime, spotsLeft: 3 } as NextLiveClass}
      start={at(4, 16)}
      title="Technique Hour"
      context={{ locale: 'en', brand: 'all' }}
      texts={texts}
    />,
  )
  expect(screen.getByRole('link', { name: `${text}, Technique Hour` }).textContent).toBe(text)
})

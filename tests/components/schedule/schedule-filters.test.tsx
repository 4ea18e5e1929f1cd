import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DayStrip } from '@/components/schedule/schedule-filters'
import type { DateLocale } from '@/lib/locale/date-words'
import { track } from '@/lib/tracking/track'
import en from '@/messages/en.json'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

it('tells which day of the schedule was chosen', () => {
  render(
    <DayStrip
      days={['2026-03-04', '2026-03-05']}
      selected="2026-03-04"
      label="Days"
      todayLabel="Today"
      words={en.dates as unknown as DateLocale}
      hrefOf={(day) => `/schedule?date=${day}`}
    />,
  )
  // There is no page to go to.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getAllByRole('link')[1]!)
  expect(track).toHaveBeenCalledExactlyOnceWith('Date Select', { date: '2026-03-05' })
})

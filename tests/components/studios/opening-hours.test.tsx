import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpeningHours } from '@/components/studios/opening-hours'
import en from '@/messages/en.json'
import { renderOnServer } from '@/tests/support/render-on-server'

const { studio: words, dates } = en
const texts = { ...words, dates }
const hours = [
  { day: 0, opens: '08:00', closes: '17:00' },
  { day: 1, opens: '06:00', closes: '11:30' },
  { day: 1, opens: '15:30', closes: '21:00' },
]
const open = (timeZone: string | null) => (
  <OpeningHours studio={{ hours, timeZone }} texts={texts} />
)
const row = (day: string) => screen.getByText(day).parentElement!

beforeEach(() => {
  // A Sunday: seven in the morning in New York, eleven at night in Sydney.
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('shows the week, two times a day included, and what is closed', () => {
  render(open(null))
  expect(row('Monday').textContent).toContain('6:00am – 11:30am3:30pm – 9:00pm')
  expect(row('Tuesday').textContent).toContain('Closed')
  expect(row('Sunday').textContent).toContain('8:00am – 5:00pm')
})

it.each([
  ['America/New_York', 'Closed. Opens at 8:00am'],
  ['Europe/London', 'Open until 5:00pm'],
  ['Australia/Sydney', 'Closed. Opens tomorrow at 6:00am'],
])('says by the clock of %s: %s', async (timeZone, expected) => {
  render(open(timeZone))
  await screen.findByText(expected)
  expect(row('Sunday').getAttribute('aria-current')).toBe('date')
})

it('opens while it is looked at', async () => {
  render(open('America/New_York'))
  await screen.findByText('Closed. Opens at 8:00am')
  vi.setSystemTime(Date.parse('2026-11-22T13:00:00Z'))
  await screen.findByText('Open until 5:00pm', {}, { timeout: 5000 })
})

it('is the same for everybody on the server', () => {
  const html = renderOnServer(open('America/New_York'))
  expect(html).toContain('Monday')
  expect(html).not.toContain('Opens')
  expect(html).not.toContain('aria-current')
})

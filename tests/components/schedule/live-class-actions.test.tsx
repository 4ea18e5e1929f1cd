import { render, screen } from '@testing-library/react'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveClassActions } from '@/components/schedule/live-class-actions'
import type { LiveClassTexts } from '@/components/schedule/schedule-texts'
import { track } from '@/lib/tracking/track'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))
beforeEach(async () => {
  vi.mocked(track).mockClear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await mutate(() => true, undefined, { revalidate: false })
})
afterEach(() => vi.unstubAllGlobals())

const texts = {
  ...en.schedule,
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

function show(values: object) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const initial = liveClassFixture({ startDateTime: start.toISOString(), ...values })
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <LiveClassActions
        initial={initial}
        context={{ locale: 'en', brand: 'all' }}
        texts={texts}
        nativeApp={null}
      />
    </SWRConfig>,
  )
  return screen.getByText(/^Starts in/).textContent
}
afterEach(() => vi.useRealTimers())

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

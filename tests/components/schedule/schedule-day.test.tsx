import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScheduleDay } from '@/components/schedule/schedule-day'
import type { ScheduleTexts } from '@/components/schedule/schedule-texts'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import { toSnakeCase } from '@/lib/api/case'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
const fetched = vi.fn<(url: string) => Promise<Response>>()
beforeEach(async () => {
  vi.stubGlobal('fetch', fetched)
  await mutate(() => true, undefined, { revalidate: false })
})
afterEach(() => vi.unstubAllGlobals())

const texts = {
  ...en.schedule,
  booking: { ...en.booking, dates: en.dates, toBook: {}, toBookInList: {} },
  dates: en.dates,
  spots: en.booking.spots,
  sheet: { filters: 'Filters' },
  modalities: { names: {} },
} as unknown as ScheduleTexts

const noFilters: ClassFilters = {
  chosen: [],
  part: null,
  instructors: [],
  period: null,
  count: 0,
  toggle: () => {},
  togglePart: () => {},
  clear: () => {},
  showDays: () => {},
}

it('counts the classes that are listed, and those that have ended where they are folded away', async () => {
  const now = new Date(2026, 2, 4, 12).getTime()
  const classes = [7, 9, 11.5, 14, 18].map((hour, index) =>
    liveClassFixture({
      id: index + 1,
      startDateTime: new Date(2026, 2, 4, 0, hour * 60).toISOString(),
    }),
  )
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: toSnakeCase(classes) })))
  const { container } = render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <ScheduleDay
        context={{ locale: 'en', brand: 'all' }}
        brandId={null}
        texts={texts}
        modalities={[]}
        day={null}
        serverDays={['2026-03-04']}
        served={{ day: null, range: null, classes: [] }}
        placeTimes={{}}
        now={now}
        isGuest
        filters={noFilters}
        types={[]}
      />
    </SWRConfig>,
  )
  // The one that began at 11:30 is still running.
  expect(await screen.findByText('3 classes')).toBeTruthy()
  expect(container.querySelectorAll('[data-timeline] > li')).toHaveLength(3)
  const summary = screen.getByText('Earlier: 2 classes')
  await userEvent.click(summary)
  const folded = within(summary.closest('details')!)
  expect(await folded.findAllByRole('listitem', { hidden: true })).toHaveLength(2)
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScheduleDay } from '@/components/schedule/schedule-day'
import { toSnakeCase } from '@/lib/api/case'
import { track } from '@/lib/tracking/track'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { noFilters, scheduleTexts } from './schedule-fixture'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))
const fetched = vi.fn<(url: string) => Promise<Response>>()
beforeEach(async () => {
  vi.mocked(track).mockClear()
  answerWith()
  vi.stubGlobal('fetch', fetched)
  await mutate(() => true, undefined, { revalidate: false })
})
afterEach(() => vi.unstubAllGlobals())

const now = new Date(2026, 2, 4, 12).getTime()

/** Has the provider answer with classes that start at these hours. */
function answerWith(...hours: number[]) {
  const classes = hours.map((hour, index) =>
    liveClassFixture({
      id: index + 1,
      startDateTime: new Date(2026, 2, 4, 0, hour * 60).toISOString(),
    }),
  )
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: toSnakeCase(classes) })))
}

/** The page of a day, with a function that goes to another day's. */
function show(first: string | null = null) {
  const schedule = (day: string | null) => (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <ScheduleDay
        context={{ locale: 'en', brand: 'all' }}
        brandId={null}
        texts={scheduleTexts}
        modalities={[]}
        day={day}
        serverDays={['2026-03-04']}
        served={{ day: null, range: null, classes: [] }}
        placeTimes={{}}
        now={now}
        isGuest
        filters={noFilters}
        types={[]}
      />
    </SWRConfig>
  )
  const { container, rerender } = render(schedule(first))
  return { container, goTo: (day: string) => rerender(schedule(day)) }
}

it('names the day, and counts its classes; those that have ended are folded away', async () => {
  answerWith(7, 9, 11.5, 14, 18)
  const { container } = show()
  // The one that began at 11:30 is still running.
  expect(await screen.findByText('3 classes')).toBeTruthy()
  expect(container.querySelectorAll('[data-timeline] > li')).toHaveLength(3)
  const [day] = screen.getAllByRole('heading', { level: 2 }).slice(-1)
  expect(day?.textContent).toBe('Wednesday 3/04/2026')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  const summary = screen.getByText('Earlier: 2 classes')
  await userEvent.click(summary)
  const folded = within(summary.closest('details')!)
  expect(await folded.findAllByRole('listitem', { hidden: true })).toHaveLength(2)
})

it('tells of the classes of a day once, when they are known', async () => {
  const listing = (...ids: number[]) => [
    'Live Schedule',
    { liveClasses: ids.map((id) => expect.objectContaining({ id }) as unknown) },
  ]
  const told = () => vi.mocked(track).mock.calls
  answerWith(14, 18)
  const { goTo } = show()
  expect(told()).toEqual([])
  await expect.poll(told).toEqual([listing(1, 2)])
  answerWith(15)
  goTo('2026-03-05')
  await expect.poll(told).toEqual([listing(1, 2), listing(1)])
  goTo('2026-03-05')
  expect(told()).toHaveLength(2)
})

const noteOf = ({ container }: { container: HTMLElement }) =>
  container.querySelector<HTMLElement>('.schedule-note')!
const isToday = () => screen.getByRole('link', { name: /^Today/ }).getAttribute('aria-current')

it('shows today in place of a day that has passed, and says so', () => {
  const note = noteOf(show('2020-01-01'))
  expect(note.textContent).toBe(en.schedule.dayOver)
  expect(note.dataset.status).toBe('past')
  expect(isToday()).toBe('date')
})

it('shows today in place of a day that is not scheduled yet, and leads to the last one', () => {
  const note = noteOf(show('2099-01-01'))
  expect(note.textContent).toContain(en.schedule.dayLater)
  const last = within(note).getByRole('link', { name: 'See Mar 17' })
  expect(last.getAttribute('href')).toBe('/schedule?date=2026-03-17')
  expect(isToday()).toBe('date')
})

it('keeps what it says of days that have passed hidden on a day of the schedule', () => {
  expect(noteOf(show()).dataset.status).toBe('planned')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoClasses } from '@/components/schedule/no-classes'
import type { ScheduleTexts } from '@/components/schedule/schedule-texts'
import { dayRange } from '@/lib/time/calendar'
import { toSnakeCase } from '@/lib/api/case'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

const texts = { ...en.schedule, dates: en.dates } as unknown as ScheduleTexts
const days = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(async () => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  await mutate(() => true, undefined, { revalidate: false })
})
afterEach(() => vi.unstubAllGlobals())

const show = (
  day: string,
  onClear: (() => void) | null = null,
  part: ComponentProps<typeof NoClasses>['part'] = null,
) =>
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <NoClasses
        texts={texts}
        query={{ brandId: 4, modalitiesIds: [2, 5] }}
        part={part}
        day={day}
        days={days}
        hrefOf={(key) => `/schedule?date=${key}`}
        onClear={onClear}
      />
    </SWRConfig>,
  )
const response = (...data: object[]) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data })))

/** A class of a day, at noon by default, in the device's time zone. */
const classAt = (day: string, time = '12:00') =>
  toSnakeCase<object>(liveClassFixture({ startDateTime: new Date(`${day}T${time}`).toISOString() }))

it('links past days without classes, with a single request for the same filters', async () => {
  response(classAt('2026-03-07'))
  show('2026-03-04')
  const link = await screen.findByRole('link', { name: 'See Mar 7' })
  expect(link.getAttribute('href')).toBe('/schedule?date=2026-03-07')
  expect(screen.getByRole('heading', { name: en.schedule.emptyTitle })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Next one: Saturday 3/07/2026.')
  const [asked] = fetched.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams)
  expect(Object.fromEntries(asked!)).toEqual({
    brand_id: '4',
    modalities_ids: '2,5',
    from: dayRange('2026-03-04').to,
    to: dayRange('2026-03-07').to,
    page: '1',
    per_page: '1',
  })
})

it('shows that nothing is scheduled, and the filters can be cleared', async () => {
  response()
  const clear = vi.fn()
  show('2026-03-05', clear)
  expect(await screen.findByText(en.schedule.noneAhead)).toBeTruthy()
  expect(screen.getByRole('heading', { name: en.schedule.noneOfKind })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(clear).toHaveBeenCalledOnce()
})

it.each(['2026-03-07', '2026-03-08'])('requests nothing after the last day, from %s', (day) => {
  show(day)
  expect(screen.getByText(en.schedule.noneAhead)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

it('shows an error when loading failed, and retries', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  show('2026-03-04')
  expect(await screen.findByText(en.schedule.nextError)).toBeTruthy()
  response(classAt('2026-03-06'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'See Mar 6' })).toBeTruthy()
})

it('names the next class of the wanted part of the day, also from a later page', async () => {
  const pages = [
    {
      data: [classAt('2026-03-05', '07:00'), classAt('2026-03-05', '16:59')],
      paging: { next_page: 2 },
    },
    { data: [classAt('2026-03-06', '06:30'), classAt('2026-03-06', '17:00')] },
  ]
  fetched.mockImplementation((url) => {
    const page = Number(new URL(url, 'http://x').searchParams.get('page'))
    return Promise.resolve(Response.json(pages[page - 1]))
  })
  show('2026-03-04', () => {}, 'evening')
  expect(await screen.findByRole('link', { name: 'See Mar 6' })).toBeTruthy()
})

it('says so when no other day has a class in that part', async () => {
  response(classAt('2026-03-05'))
  show('2026-03-04', () => {}, 'morning')
  expect(await screen.findByText(en.schedule.noneAhead)).toBeTruthy()
})

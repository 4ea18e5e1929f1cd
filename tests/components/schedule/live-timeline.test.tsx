import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countdownTexts } from '@/tests/lib/schedule/countdown-texts'
import { LiveTimeline } from '@/components/schedule/live-timeline'
import { toSnakeCase } from '@/lib/api/case'
import { ORDER_TIMELINE_SCRIPT } from '@/lib/inline-scripts/compiled'
import { linksFrom } from '@/lib/routing/links'
import { timelineEntries } from '@/lib/schedule/timeline-entries'
import { brandNameHere } from '@/lib/brand/brand-name'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { renderOnServer } from '@/tests/support/render-on-server'

const minute = 60_000
const place = { locale: 'en', brand: 'all' } as const
const texts = {
  live: 'Live now',
  minutes: '{count} min',
  in: countdownTexts,
  dates: en.dates,
  over: 'These classes are over.',
}
const fetched = vi.fn<(url: string) => Promise<Response>>()

function startingIn(minutes: number, id: number, title = `Class ${id}`) {
  const startDateTime = new Date(Date.now() + minutes * minute).toISOString()
  return liveClassFixture({ id, sessionTitle: title, startDateTime })
}

function timeline(...classes: ReturnType<typeof liveClassFixture>[]) {
  const entries = timelineEntries(
    { classes, distant: false },
    linksFrom(place),
    en.dates,
    brandNameHere,
  )
  return <LiveTimeline classes={entries} brandId={null} context={place} texts={texts} />
}

const phases = () => screen.getAllByRole('listitem').map((item) => item.dataset.phase)

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

it('shows what is running and how soon the others begin', async () => {
  const five = [-10, 24.5, 130, 200, 300].map((minutes, id) => startingIn(minutes, id + 1))
  render(timeline(...five))
  await waitFor(() => expect(phases()).toEqual(['live', 'next', 'next', 'next', 'next']))
  const items = screen.getAllByRole('listitem')
  expect(within(items[1]!).getByText('in 25 minutes')).toBeTruthy()
  expect(within(items[2]!).getByText('in 2 hours')).toBeTruthy()
  expect(within(items[0]!).getByRole('link', { name: 'Class 1' }).getAttribute('href')).toBe(
    '/live-class-detail?id=1',
  )
  expect(fetched).not.toHaveBeenCalled()
})

it('requests more once classes of a cached page have ended', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data: [wire(9, 15)] })))
  render(timeline(startingIn(-50, 1), startingIn(-5, 2)))
  expect(await screen.findByRole('link', { name: 'From the provider' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Class 1' })).toBeNull()
  expect(fetched).toHaveBeenCalledOnce()
  expect(fetched.mock.calls[0]?.[0]).toContain('/api/v1/live_classes?')
})

it('shows a message when all have ended and no newer ones could be loaded', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  render(timeline(startingIn(-50, 1)))
  expect(await screen.findByText('These classes are over.')).toBeTruthy()
})

it('is marked before it is painted, by the same rule', () => {
  const frame = document.createElement('div')
  document.body.append(frame)
  frame.innerHTML = renderOnServer(
    timeline(startingIn(-50, 1), startingIn(-20, 2), startingIn(5, 3), startingIn(9, 4)),
  )
  expect(phases()).toEqual(['next', 'next', 'next', 'next'])
  expect(frame.querySelector('script')?.textContent).toBe(ORDER_TIMELINE_SCRIPT)
  new Function(ORDER_TIMELINE_SCRIPT)()
  expect(phases()).toEqual(['over', 'live', 'next', 'next'])
  const ranks = screen.getAllByRole('listitem').map((item) => item.dataset.rank)
  expect(ranks.slice(1)).toEqual(['2', '0', '1'])
  frame.remove()
})

const wire = (id: number, minutes: number) =>
  toSnakeCase<object>(startingIn(minutes, id, 'From the provider'))

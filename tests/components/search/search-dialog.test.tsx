import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchDialog } from '@/components/search/search-dialog'
import type { SearchTexts } from '@/components/search/search-texts'
import en from '@/messages/en.json'
import { type Answer, fail, respondToCalls } from '../../support/respond-to-calls'

const texts: SearchTexts = {
  ...en.search,
  close: 'Close',
  retry: 'Try again',
  levels: en.catalogue.filters.choices.level,
  videos: en.catalogue.group.videos,
  dates: en.dates,
}
const filters = { q: 'core', brand_id: null, duration_min: 15, duration_max: 24, date: null }
const video = (id: number, title: string) => ({
  id,
  title,
  kind: 'workout',
  duration_seconds: 1200,
  level: 'beginner',
  instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
  brand_data: { id: 4, external_id: '4', name: 'Yoga' },
})
const workouts = (...items: object[]) => ({ kind: 'videos', total: 9, items })
const result =
  (...groups: object[]): Answer =>
  () =>
    Response.json({ filters, groups })

let answer: Answer
let calls: string[]
const onClose = vi.fn()

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => {}
  localStorage.clear()
  onClose.mockReset()
  answer = result(workouts(video(1, 'Core One'), video(2, 'Core Two')))
  calls = respondToCalls(() => ({ 'GET /api/v1/search': (body) => answer(body) }))
  // A link that is followed must not load another page here.
  addEventListener('click', stay)
})
afterEach(() => {
  removeEventListener('click', stay)
  vi.unstubAllGlobals()
})
const stay = (event: Event) => event.preventDefault()

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchDialog open onClose={onClose} context={{ locale: 'en', brand: 'all' }} texts={texts} />
    </SWRConfig>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Search X+' })
}

it('asks once for what was typed, and groups what it finds', async () => {
  const field = show()
  await userEvent.type(field, 'core')
  const group = await screen.findByRole('group', { name: 'Workouts' })
  const options = within(group).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Core One20 min · Beginner · Ada Lee',
    'Core Two20 min · Beginner · Ada Lee',
    'See all 9',
  ])
  expect(options[2]!.getAttribute('href')).toBe('/classes/workouts?duration=15-24&q=core')
  expect(calls.filter((call) => call.includes('/search?'))).toHaveLength(1)
  expect(screen.getByText('9 results')).toBeTruthy()
})

it('promises no number where the list holds about the lengths that were asked for', async () => {
  answer = () =>
    Response.json({
      filters: { ...filters, duration_min: 20, duration_max: 20 },
      groups: [workouts(video(1, 'Core One'))],
    })
  const field = show()
  await userEvent.type(field, 'core 20')
  const all = await screen.findByRole('option', { name: 'See all of about this length' })
  expect(all.getAttribute('href')).toBe('/classes/workouts?duration=15-24&q=core')
})

it('moves among the options with the arrow keys and follows one with Enter', async () => {
  const field = show()
  await userEvent.type(field, 'core')
  const [first, second] = await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-activedescendant')).toBe(second!.id)
  expect(second!.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowUp}')
  expect(first!.getAttribute('aria-selected')).toBe('true')
  const followed = vi.fn()
  first!.addEventListener('click', followed)
  await userEvent.keyboard('{Enter}')
  expect(followed).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

it('remembers what led somewhere, offers it again, and forgets it', async () => {
  const field = show()
  await userEvent.type(field, 'core')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'core' }))
  expect(field.value).toBe('core')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('button', { name: 'core' })).toBeNull()
})

it('shows the result of the last text when the one before comes later', async () => {
  let finish: (response: Response) => void = () => {}
  answer = () => new Promise((resolve) => (finish = resolve))
  const field = show()
  await userEvent.type(field, 'old')
  await expect.poll(() => calls.some((call) => call.includes('q=old'))).toBe(true)
  answer = result(workouts(video(3, 'New')))
  await userEvent.clear(field)
  await userEvent.type(field, 'new')
  await screen.findByText('New')
  await act(async () => finish(Response.json({ filters, groups: [workouts(video(4, 'Old'))] })))
  expect(screen.queryByText('Old')).toBeNull()
})

it('narrows by a word that is pressed', async () => {
  const field = show()
  await userEvent.type(field, 'core')
  await userEvent.click(screen.getByRole('button', { name: 'No equipment' }))
  expect(field.value).toBe('core no equipment')
  expect(screen.getByRole('button', { name: 'No equipment' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

it('says when nothing was found, and when it could not look', async () => {
  answer = result()
  const field = show()
  await userEvent.type(field, 'zzz')
  await screen.findByText('Nothing found for “zzz”')
  answer = fail
  await userEvent.type(field, 'z')
  await screen.findByText(texts.failed)
  answer = result(workouts(video(5, 'Back again')))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Back again')
})

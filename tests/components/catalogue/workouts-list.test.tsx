import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WorkoutsTexts } from '@/components/catalogue/list-texts'
import { WorkoutsList } from '@/components/catalogue/workouts-list'
import { brandsOfList } from '@/lib/brand/listed-brands'
import { searchStore } from '@/lib/navigation/search-store'
import { track } from '@/lib/tracking/track'
import en from '@/messages/en.json'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

const { catalogue, common, errors } = en
const { filters, list, workouts } = catalogue
const texts: WorkoutsTexts = {
  card: {
    ...catalogue.card,
    levels: filters.choices.level,
    heart: { ...catalogue.heart, unconfirmed: errors.unconfirmed },
  },
  filter: {
    ...filters,
    filters: filters.open,
    clear: list.clear,
    retry: common.retry,
    sorts: catalogue.sorts,
    search: { label: filters.search, clear: common.clearSearch },
  },
  list: {
    count: workouts.count,
    loading: workouts.loading,
    loadMore: list.loadMore,
    empty: { title: workouts.emptyTitle, text: list.emptyText, clear: list.clear },
    error: { title: workouts.errorTitle, text: list.errorText, retry: list.retry },
  },
}
const offered = brandsOfList([
  { id: 4, externalId: 4, name: 'Yoga' },
  { id: 3, externalId: 3, name: 'Barre' },
  { id: 2, externalId: 2, name: 'Rowing' },
])
const facets = {
  modalities_ids: [
    { id: 1, name: 'Yoga', icon: null, brandId: 4 },
    { id: 12, name: 'HIIT', icon: null, brandId: null },
  ],
  equipment_ids: [],
  body_focuses_ids: [],
  instructor_ids: [{ id: 1, name: 'Ada Lee', icon: null }],
}
const video = (id: number) => ({
  id,
  title: `Found ${id}`,
  kind: 'workout',
  duration_seconds: 1200,
  level: 'beginner',
  instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
  brand_data: { id: 4, external_id: '4', name: 'Yoga' },
})

let videos: Answer
let calls: string[]
const asked = () => calls.filter((call) => call.startsWith('GET /api/v1/videos?'))
const stay = (event: Event) => event.preventDefault()
beforeEach(() => {
  push.mockClear()
  vi.mocked(track).mockClear()
  videos = () => Response.json({ data: [video(7)], paging: { next_page: null }, total: 1 })
  calls = respondToCalls(() => ({ 'GET /api/v1/videos': (body) => videos(body) }))
  // A link that is followed must not load another page here.
  addEventListener('click', stay)
})
afterEach(() => {
  removeEventListener('click', stay)
  vi.unstubAllGlobals()
})

function show(query: string, { brand = 'all', id = null as number | null } = {}) {
  history.replaceState(null, '', `/classes/workouts${query}`)
  return render(
    <WorkoutsList
      context={{ locale: 'en', brand, offered }}
      brandId={id}
      facets={facets}
      texts={texts}
      served={{ total: 60, nextPage: 2 }}
    >
      <article>Served</article>
    </WorkoutsList>,
    { wrapper: PageWrapper },
  )
}
/** Presses something that changes the address, of which the page's navigation tells the list. */
function press(target: HTMLElement) {
  fireEvent.click(target)
  act(() => searchStore.notify())
}
// By text and label, because to look for roles in the whole list takes long.
const button = (text: string) => screen.findByText(text, { selector: 'button, button *' })
const removal = (name: string, selector: 'a' | 'button') =>
  screen.findByLabelText<HTMLAnchorElement>(`Remove filter ${name}`, { selector })
const count = () => document.querySelector('.filter-count')?.textContent

it('has a practice that the address names as a type as one filter, which links to practices leave', async () => {
  const { unmount } = show('?modalities_ids=1')
  await removal('Yoga', 'button')
  expect(count()).toBe('1')
  expect(asked()).toEqual([expect.stringMatching(/[?&]modalities_ids=1(&|$)/)])
  expect(screen.getByText('Yoga', { selector: 'nav a' }).getAttribute('href')).toBe(
    '/classes/workouts?brand=yoga',
  )

  unmount()
  show('?brand=yoga&modalities_ids=1', { brand: 'yoga', id: 4 })
  // By a link, and not by a button as well.
  await removal('Yoga', 'a')
  expect(screen.getAllByLabelText(/^Remove filter/)).toHaveLength(1)
  expect(count()).toBe('1')
})

it('has the brand as one of the filters, which is removed alone by a link, or with the others', async () => {
  show('?brand=barre&level=beginner', { brand: 'barre', id: 3 })
  const withoutBarre = await removal('Barre', 'a')
  expect(withoutBarre.getAttribute('href')).toBe('/classes/workouts?level=beginner')
  expect(count()).toBe('2')
  press(await button('Clear filters'))
  expect(push.mock.calls).toEqual([['/classes/workouts']])
})

it('orders what a search found by the best match until another order is chosen', async () => {
  show('?q=yoga')
  const order = screen.getByLabelText<HTMLSelectElement>('Sort')
  expect(order.value).toBe('best')
  fireEvent.change(order, { target: { value: 'newest' } })
  act(() => searchStore.notify())
  expect([location.search, order.value]).toEqual(['?q=yoga&sort=newest', 'newest'])
  await expect.poll(() => asked().at(-1)).toContain('sort=newest')
  // Without a search it is the order of the list anyway.
  press(await removal('“yoga”', 'button'))
  expect([location.search, order.value]).toEqual(['', 'newest'])
})

it('neither counts nor asks for an id that it does not offer', async () => {
  show('?level=beginner&instructor_ids=9999')
  expect(await screen.findAllByLabelText(/^Remove filter/)).toHaveLength(1)
  expect(count()).toBe('1')
  expect(await screen.findByText('Found 7')).toBeTruthy()
  expect(calls.filter((call) => call.includes('9999'))).toEqual([])
})

it('says when nothing was found, and shows the first page again once the filters are cleared', async () => {
  videos = () => Response.json({ data: [], paging: { next_page: null }, total: 0 })
  show('?q=qqqqzzzz')
  expect(await screen.findByText('No workouts match')).toBeTruthy()
  expect(screen.queryByText('Served')).toBeNull()
  press(screen.getAllByText('Clear filters', { selector: 'button' }).at(-1)!)
  expect(screen.getByText('Served')).toBeTruthy()
  expect(screen.queryByText('No workouts match')).toBeNull()
  expect(location.search).toBe('')
})

it('adds pages after the server’s on request, until there are no more', async () => {
  show('')
  expect(screen.getByText('60 workouts')).toBeTruthy()
  expect(calls).toEqual([])
  press(await button('Show more'))
  expect(await screen.findByText('Found 7')).toBeTruthy()
  expect(screen.getByText('Served')).toBeTruthy()
  expect(asked()).toEqual([expect.stringMatching(/[?&]page=2(&|$)/)])
  expect(screen.queryByText('Show more')).toBeNull()
})

it('tells of what is chosen', async () => {
  show('')
  press(await button('HIIT'))
  expect(location.search).toBe('?modalities_ids=12')
  expect(vi.mocked(track).mock.calls).toEqual([
    ['Filter On Demand', expect.objectContaining({ modalities_ids: [12] })],
  ])
})

it('tells of a brand that is chosen or removed', async () => {
  const told = (brand: string) => [
    'Filter On Demand',
    expect.objectContaining({ modalities_ids: [], brand }),
  ]
  const { unmount } = show('')
  press(await button('Filters'))
  press(await screen.findByText('Rowing', { selector: 'dialog a' }))
  expect(vi.mocked(track).mock.calls).toEqual([told('rowing')])

  unmount()
  show('?brand=rowing', { brand: 'rowing', id: 2 })
  press(await removal('Rowing', 'a'))
  press(await button('Clear filters'))
  expect(vi.mocked(track).mock.calls.slice(1)).toEqual([told('all'), told('all')])
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ClassSearch } from '@/components/schedule/class-search'
import { toSnakeCase } from '@/lib/api/case'
import en from '@/messages/en.json'
import { accessibilityProblems } from '@/tests/support/accessibility'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { noFilters, scheduleTexts } from './schedule-fixture'

afterEach(() => vi.unstubAllGlobals())

/** Classes on two days, at noon in the device's time zone. */
const found = [4, 6, 6].map((day, index) =>
  liveClassFixture({ id: index + 1, startDateTime: new Date(2026, 2, day, 12).toISOString() }),
)

it('says that a search failed; trying again lists what is found by day', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ data: toSnakeCase(found) })))
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  const { container } = render(
    <ClassSearch
      q="yoga"
      brandId={null}
      filters={noFilters}
      modalities={[]}
      types={[]}
      now={new Date(2026, 2, 4, 9).getTime()}
      isGuest
      context={{ locale: 'en', brand: 'all' }}
      texts={scheduleTexts}
      onEnd={() => {}}
    />,
    { wrapper: PageWrapper },
  )
  expect(await screen.findByText(en.schedule.searchFailed)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const days = await screen.findAllByRole('region')
  expect(days.map((day) => day.querySelectorAll('[data-card="live-classes"]').length)).toEqual([
    1, 2,
  ])
  const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Classes with “yoga”', 'Wednesday 3/04/2026', 'Friday 3/06/2026'])
  expect(await accessibilityProblems()).toEqual([])
})

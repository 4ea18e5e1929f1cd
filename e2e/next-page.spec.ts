import { holdRequests } from './support/hold-requests'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

test('one page of each kind in view is prefetched once the page has been viewed', async ({
  page,
}) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (!request.headers()['next-router-prefetch']) return
    const { pathname, searchParams } = new URL(request.url())
    ahead.push(searchParams.has('id') ? `${pathname} ${searchParams.get('id')}` : pathname)
  })
  await page.clock.install()
  await page.goto('/classes/workouts')
  await page.waitForLoadState('networkidle')
  expect(ahead).toEqual([])
  await page.mouse.wheel(0, 10)
  await expect.poll(() => ahead.join()).toContain('/video-detail')
  await page.waitForLoadState('networkidle')
  expect(new Set(ahead.filter((path) => path.startsWith('/video-detail '))).size).toBe(1)
})

test('a line shows that a page is on the way, until it is there or left', async ({ page }) => {
  const line = page.locator('.page-progress')
  const waiting = page.locator('.page-progress[data-pending]')
  await page.goto('/instructors')
  await hydrated(page)
  const release = await holdRequests(page, /\/studios\?.*_rsc=/)
  const studios = page.getByRole('contentinfo').getByRole('link', { name: 'Studios' })
  await studios.click()
  await expect(waiting).toHaveCount(1)
  release()
  await expect(page).toHaveURL('/studios')
  await expect(line).not.toHaveAttribute('data-pending')
})

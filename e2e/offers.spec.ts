import { collectEvents, payloadsOf } from './support/events'
import { expect, test } from './support/test'

test('a promo card of the home page links to its offer, and following it is tracked', async ({
  page,
}) => {
  const events = collectEvents(page)
  await page.goto('/')
  await expect.poll(() => events.length).toBeGreaterThan(0)
  const row = page.getByRole('region', { name: 'Offers' })
  const first = row.locator('[data-card="promo"]').first()
  const title = await first.getByRole('heading').innerText()
  await first.getByRole('link').click()
  const url = '/subscription-plan-selector?sp=1'
  await expect(page).toHaveURL(url)
  await expect
    .poll(() => payloadsOf(events, 'Promo Card Link Click'))
    .toEqual([{ title, url, page: 'home' }])
})

test('the offers of a brand link to that brand, and one that ends shows when', async ({ page }) => {
  await page.goto('/?brand=strength')
  // The brand's own plans have no trial, so the link preselects the plan that has one.
  const trial = '/subscription-plan-selector?sp=1&brand=strength'
  const start = page.getByRole('main').getByRole('link', { name: 'Start free trial' })
  await expect(start).toHaveAttribute('href', trial)
  await expect(page.getByText(/^Try Strength and everything else free for 7 days/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Start trial' })).toHaveAttribute(
    'href',
    trial,
  )
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first(),
  ).toHaveAttribute('href', '/schedule?brand=strength')
  const row = page.getByRole('region', { name: 'Offers' })
  const founders = row.locator('[data-card="promo"]').filter({ hasText: 'Founders of Strength' })
  await expect(founders.getByText(/^Until [A-Z][a-z]{2} \d{1,2}$/)).toBeVisible()
  await expect(founders.getByRole('link')).toHaveAttribute(
    'href',
    '/subscription-plan-selector?brand_id=12&sp=4',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('promo cards are shown with their action', async ({ page }) => {
    await page.goto('/?brand=running')
    const program = page.locator('[data-card="promo"]').filter({ hasText: 'Six weeks' })
    await program.getByRole('link', { name: 'See the program' }).click()
    await expect(page).toHaveURL(/\/classes\/programs\/\d+\?brand=running$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

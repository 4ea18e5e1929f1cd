import { expect, test } from './support/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the offers of a brand link to that brand, and one that ends shows when', async ({
    page,
  }) => {
    await page.goto('/?brand=strength')
    // The brand's own plans have no trial, so the link preselects the plan that has one.
    const trial = '/subscription-plan-selector?sp=1&brand=strength'
    const start = page.getByRole('main').getByRole('link', { name: 'Start free trial' })
    await expect(start).toHaveAttribute('href', trial)
    await expect(page.getByText(/^Try Strength and everything else free for 7 days/)).toBeVisible()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Start trial' })).toHaveAttribute('href', trial)
    await expect(banner.getByRole('link', { name: 'Schedule' }).first()).toHaveAttribute(
      'href',
      '/schedule?brand=strength',
    )
    await expect(banner.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      /^\/login\?.*brand=strength/,
    )
    const row = page.getByRole('region', { name: 'Offers' })
    const founders = row.locator('[data-card="promo"]').filter({ hasText: 'Founders of Strength' })
    await expect(founders.getByText(/^Until [A-Z][a-z]{2} \d{1,2}$/)).toBeVisible()
    await expect(founders.getByRole('link')).toHaveAttribute(
      'href',
      '/subscription-plan-selector?brand_id=12&sp=4',
    )

    await page.goto('/?brand=running')
    const program = page.locator('[data-card="promo"]').filter({ hasText: 'Six weeks' })
    await program.getByRole('link', { name: 'See the program' }).click()
    await expect(page).toHaveURL(/\/classes\/programs\/\d+\?brand=running$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const trail = page.getByRole('navigation', { name: 'You are here' })
    await expect(trail.getByRole('link', { name: 'Classes' })).toHaveAttribute(
      'href',
      '/classes?brand=running',
    )
  })
})

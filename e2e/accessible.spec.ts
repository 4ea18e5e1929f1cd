import { expectAccessibleInBoth } from './support/axe'
import { seedClass } from './support/live-class'
import { expect, test } from './support/test'

const guestPages = [
  '/',
  '/?brand=yoga',
  '/classes',
  '/classes/workouts',
  '/classes/collections',
  '/classes/programs/25',
  '/instructors?id=3',
  '/video-detail?id=3',
  '/schedule',
  '/studios',
  '/login',
  '/email-lookup',
  '/forgot-password',
  '/subscription-plan-selector',
  '/nope',
]

for (const width of [320, 1280]) {
  test.describe(`at ${width} px, in light and dark`, () => {
    test.use({ colorScheme: 'light', viewport: { width, height: 800 } })

    for (const path of guestPages) {
      test(`${path} is accessible and does not scroll sideways`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessibleInBoth(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }

    test('a member’s pages are accessible, also with a modal open', async ({ page, login }) => {
      await login()
      await page.goto('/bookings')
      await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
      await expectAccessibleInBoth(page)
      await page.emulateMedia({ colorScheme: 'light' })
      const { id, title } = await seedClass()
      await page.goto(`/live-class-detail?id=${id}`)
      await page.getByRole('button', { name: `Book ${title}` }).click()
      await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open')
      await expectAccessibleInBoth(page)
    })
  })
}

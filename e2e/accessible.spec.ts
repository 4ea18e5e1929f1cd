import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from './support/axe'
import { seedClass } from './support/live-class'
import { memberScreens } from './support/member-screens'
import { openDay } from './support/schedule'
import { sidewaysOverflow } from './support/sideways-overflow'
import { expect, test } from './support/test'
import { smallTargets } from './support/touch-targets'

/** Those of a guest, in groups that take about as long. */
const guestPages = {
  'home and classes': [
    '/',
    '/?brand=yoga',
    '/classes',
    '/classes/workouts',
    '/classes/collections',
    '/classes/collections/1',
    '/classes/programs/25',
    '/video-detail?id=3',
  ],
  'instructors, schedule and studios': [
    '/instructors',
    '/instructors?id=3',
    '/schedule',
    '/studios?brand=yoga',
    '/studios/7',
    '/studios/payment-link',
    '/studios/payment-link?studio=7&plan=2&code=SAVE20',
  ],
  'the steps to an account and a plan': [
    '/login',
    '/email-lookup?pendingAction=heart-program-25&sp=1',
    '/forgot-password',
    '/subscription-plan-selector',
    '/subscription-plan-selector?tab=marketing_offer',
    '/single-brand-selector?sp=2',
    '/nope',
  ],
  'payments by link': [
    '/subscribe/payment-public',
    '/subscribe/payment-public?store_id=7&sp=2&code=SAVE20',
    '/subscribe/payment-public?store_id=99999&sp=3&code=EXPIRED20',
    '/subscribe/payment-public?store_id=1&sp=999',
    '/subscribe/subscription-success-public',
    '/subscribe/entitlement?id=1',
  ],
}

/** Those of a member with a plan of one brand. */
const memberPages = ['/', '/account/activation-code', ...memberScreens]

async function openLoaded(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main .ui-skeleton:visible')).toHaveCount(0)
  // Where it is another day than for the server, the days of the schedule wait for the scripts.
  await expect(page.locator('main [data-elsewhere]:not([data-waiting])')).toHaveCount(0)
}

const expectNoSidewaysScrolling = async (page: Page) =>
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)

const expectLargeTargets = async (page: Page) => expect(await smallTargets(page)).toEqual([])

async function setLook(page: Page, width: number, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
}

/** Checks the page as it is, on a narrow screen in light and on a wide one in dark. */
async function expectAccessibleAtBothWidths(page: Page) {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await setLook(page, width, colorScheme)
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await expectLargeTargets(page)
  }
}

test.describe('on narrow and wide touch screens, in light and dark', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true })

  for (const [subject, paths] of Object.entries(guestPages))
    test(`${subject}: accessible, easy to touch, and nothing scrolls sideways`, async ({
      page,
    }) => {
      test.slow()
      // One after another in the same tab, which then compiles axe and the scripts only once.
      for (const path of paths)
        await test.step(path, async () => {
          await setLook(page, 320, 'light')
          await openLoaded(page, path)
          await expectAccessibleAtBothWidths(page)
          await page.evaluate(() => sessionStorage.clear())
        })
    })

  test('a member’s pages are accessible, also with a modal open', async ({ page, login }) => {
    const { id, title } = await seedClass()
    // To guests, its controls are links.
    await openLoaded(page, `/live-class-detail?id=${id}`)
    await expectLargeTargets(page)
    // Who has no plan is asked to choose one when they book.
    await login()
    await page.goto('/bookings')
    await expect(page.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await openLoaded(page, `/live-class-detail?id=${id}`)
    await expectLargeTargets(page)
    await page.getByRole('button', { name: `Subscribe to book, ${title}` }).click()
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open')
    await expectAccessibleAtBothWidths(page)
  })

  test('every screen of a member is accessible on a narrow one', async ({ page, login }) => {
    test.slow()
    await login({ plan: 'single' })
    for (const path of memberPages) {
      await test.step(path, async () => {
        await openLoaded(page, path)
        await expectAccessibleInBoth(page)
        await expectNoSidewaysScrolling(page)
        await expectLargeTargets(page)
        await page.emulateMedia({ colorScheme: 'light' })
      })
    }
  })
})

test.describe('at 320 by 256 px, as with a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing covers the content', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await expect(banner).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect(banner).not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Get help' })).not.toBeInViewport()
    await page.getByRole('button', { name: 'Get help' }).click()
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeInViewport()
  })
})

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active', colorScheme: 'light' })

  test('selected items are distinguishable', async ({ page, login }) => {
    const isMarked = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((chosen) => {
          const probe = document.createElement('i')
          probe.style.cssText = 'forced-color-adjust:none;background:Highlight'
          document.body.append(probe)
          const highlight = getComputedStyle(probe).backgroundColor
          probe.remove()
          return getComputedStyle(chosen).backgroundColor === highlight
        })
    await openDay(page)
    await page.getByRole('group', { name: 'Type' }).getByRole('button').first().click()
    for (const chosen of [
      '.day-strip [aria-current]',
      '.brand-tabs [aria-current]',
      '.links [aria-current]',
      '.schedule-filters [aria-pressed="true"]',
      'footer label:has(:checked)',
    ])
      await expect.poll(() => isMarked(chosen), { message: chosen }).toBe(true)
    await expect.poll(() => isMarked('.day-strip a:not([aria-current])')).toBe(false)

    await login()
    await page.goto('/bookings')
    await page.getByRole('tab', { name: 'Past' }).click()
    await expect.poll(() => isMarked('[role="tab"][aria-selected="true"]')).toBe(true)
    await expect.poll(() => isMarked('[role="tab"][aria-selected="false"]')).toBe(false)
    await page.goto('/video-detail?id=3')
    await page
      .getByRole('button', { name: /^Favorite/ })
      .first()
      .click()
    await expect(page.locator('.ui-heart[aria-pressed="true"]').first()).toBeVisible()
    await expect.poll(() => isMarked('.ui-heart[aria-pressed="true"]')).toBe(true)
  })
})

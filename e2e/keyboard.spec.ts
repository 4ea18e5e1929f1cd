import type { Page } from '@playwright/test'
import { cards } from './support/card'
import { createAccountByKeys, keyboardOf } from './support/keyboard'
import { seedClass } from './support/live-class'
import { withMotion } from './support/motion'
import { newEmail } from './support/person'
import { createRecord, mailedCode } from './support/studio-records'
import { expect as expectSoon, test } from './support/test'

// The focus is checked at each of a hundred tab stops, which takes longer on a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 })

test.use({ contextOptions: withMotion })

const cardField = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox')

/** Fills in card and address on a payment page and pays. */
async function payByKeys(page: Page) {
  const { tabTo, tabToElement, press, type } = keyboardOf(page)
  for (const [field, text] of [
    ['card number', cards.pays],
    ['expiration date', '1234'],
    ['CVC', '123'],
  ] as const) {
    await tabToElement(cardField(page, field))
    await type(text)
  }
  await tabTo('textbox', 'Name on card')
  await page.keyboard.press('ControlOrMeta+A')
  await type('Kay Board')
  await tabTo('combobox', 'Country')
  await type('United States')
  await tabTo('textbox', 'Street address')
  await type('1 Main Street')
  await tabTo('textbox', 'City')
  await type('Seattle')
  await tabTo('combobox', 'State')
  await type('Washington')
  await tabTo('textbox', 'ZIP code')
  await type('98101')
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
  await tabTo('button', /^Pay /)
  await press('Enter')
}

test('a studio account is found, proved and linked by keyboard alone', async ({ page }) => {
  const record = await createRecord()
  const { tabTo, press, type } = keyboardOf(page)
  await page.goto('/email-lookup')
  await tabTo('textbox', 'Email')
  await type(record.email)
  await press('Enter')
  await page.waitForURL(/\/matching-account/)
  await tabTo('button', 'Yes, it’s me')
  await press('Enter')
  await page.waitForURL(/\/verify-code/)
  await tabTo('textbox', '6-digit code')
  await type(await mailedCode(record.email))
  await page.waitForURL(/\/associated-accounts/)
  const account = page.getByRole('checkbox', { name: /Austin/ })
  await tabTo('checkbox', /Austin/)
  await press('Space')
  await expect(account).not.toBeChecked()
  await press('Space')
  await tabTo('button', 'Continue')
  await press('Enter')
  await page.waitForURL(/\/signup-information/)
  await expect(page.getByRole('region', { name: 'We’ll link to your new account' })).toBeVisible()
})

test('a studio makes a link, and its buyer fills in who they are, by keyboard alone', async ({
  page,
}) => {
  const { tabTo, tabToElement, type } = keyboardOf(page)
  await page.goto('/studios/payment-link?studio=7')
  await expect(page.getByRole('group', { name: 'Your studio' })).toContainText('Boston')
  await tabTo('combobox', 'Plan')
  await type('One practice')
  await tabTo('textbox', /^Email/)
  const email = newEmail('keys')
  await type(email)
  await tabTo('button', 'Copy link')
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()

  await page.goto(link)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await tabTo('textbox', 'First name')
  await type('Kay')
  await tabTo('textbox', 'Last name')
  await type('Board')
  await tabToElement(cardField(page, 'card number'))
})

test('joining, paying, booking, canceling and watching work by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const { title } = await seedClass({ title: 'Reached By Keys Alone', startsInMinutes: 30 })
  const { tabTo, tabToElement, press, type, expectFocus } = keyboardOf(page)

  await test.step('join', async () => {
    await page.goto('/')
    await tabTo('link', 'Start trial')
    await press('Enter')
    await page.waitForURL(/\/email-lookup/)
    await tabTo('textbox', 'Email')
    await type(newEmail('keys'))
    await press('Enter')
    await page.waitForURL(/\/signup-information/)
    await createAccountByKeys(page)
    await page.waitForURL(/\/subscription-plan-selector/)
  })

  await test.step('choose a plan and pay', async () => {
    await tabTo('link', 'Choose Everything, yearly')
    await press('Enter')
    await page.waitForURL(/\/subscribe\/payment/)
    await payByKeys(page)
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible()
  })

  await test.step('book a class', async () => {
    await tabTo('link', 'Book a live class')
    await press('Enter')
    await page.waitForURL(/\/schedule/)
    const [today, day] = await page.evaluate(() => [
      new Date().getDate(),
      new Date(Date.now() + 30 * 60_000).getDate(),
    ])
    if (day !== today) {
      await tabToElement(page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1))
      await press('Enter')
    }
    await tabTo('button', `Book ${title}`, { most: 200 })
    await press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'You’re booked' })).toBeVisible()
    await expectFocus()
  })

  await test.step('cancel it', async () => {
    await tabTo('button', `Cancel booking, ${title}`)
    await press('Enter')
    const modal = page.getByRole('dialog')
    await tabTo('button', 'Keep booking', { within: modal })
    await press('Enter')
    await expect(modal).toBeHidden()
    await expect(page.getByRole('button', { name: `Cancel booking, ${title}` })).toBeFocused()
    await press('Space')
    await tabTo('button', 'Cancel booking', { within: modal })
    await press('Space')
    await expect(page.getByRole('status').filter({ hasText: 'Booking canceled' })).toBeVisible()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('button', { name: `Book ${title}` })).toBeFocused()
  })

  await test.step('open a video and start it', async () => {
    await tabTo('link', 'Classes', {
      within: page.getByRole('banner'),
      most: 200,
      key: 'Shift+Tab',
    })
    await press('Enter')
    await page.waitForURL(/\/classes$/)
    await tabToElement(page.locator('[data-card] a').first())
    await press('Enter')
    await page.waitForURL(/\/video-detail/)
    await tabTo('button', 'Play')
    await press('Enter')
    const time = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(time).toBeGreaterThan(1)
    await expectFocus()
    await tabTo('button', /pause/i)
    await press('Space')
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(true)
  })
})

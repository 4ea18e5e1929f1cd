import type { Page } from '@playwright/test'
import { lastMail } from './support/outbox'
import { newEmail } from './support/person'
import { expect, test } from './support/test'

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true })

test.describe('a studio’s page', () => {
  test.use({ geolocation: { latitude: 42.35, longitude: -71.07 }, permissions: ['geolocation'] })

  test('is reached from the nearest card, says when it is open and takes a request for a free class', async ({
    page,
  }) => {
    await page.goto('/studios')
    const cities = page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Practice' })
    await expect(cities.first()).toHaveText('Atlanta, GA')
    await page.getByRole('button', { name: 'Near me' }).click()
    const cards = page.locator('main [data-card="studios"]')
    await expect(cards).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Atlanta, GA' })).toHaveCount(0)
    const card = cards.filter({ has: page.getByRole('button', { name: /free class/ }) }).first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name, exact: true }).click()

    await expect(page).toHaveURL(/\/studios\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(/^(Open until|Closed\. Opens) /)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'More studios in Boston' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join through this studio' })).toHaveAttribute(
      'href',
      /^\/subscribe\/payment-public\?store_id=\d+&sp=2$/,
    )

    const email = newEmail('ada')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: `Request a free class at ${name}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Your first class is free' })
    await dialog.getByLabel('First name').fill('Ada')
    await dialog.getByLabel('Last name').fill('Larsen')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Phone').fill('(555) 010-0199')
    await dialog.getByRole('button', { name: 'Request a free class' }).click()
    await expect(page.locator('[data-kind="success"]')).toContainText('has your request')
    expect((await lastMail(email)).subject).toBe(`Your free class at ${name}`)
  })
})

test('an unknown studio is not found', async ({ page }) => {
  for (const id of ['99999', 'nowhere']) {
    const response = await page.goto(`/studios/${id}`)
    expect([id, response?.status()]).toEqual([id, 404])
  }
})

test('a studio makes a link, and its buyer finds the studio’s offer on the payment page', async ({
  page,
}) => {
  await page.goto('/studios/7')
  const studio = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Create a payment link' }).click()
  await expect(page).toHaveURL('/studios/payment-link?studio=7')
  await expect(page.getByRole('group', { name: 'Your studio' })).toContainText(studio)
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('2')
  await page.getByRole('combobox', { name: 'Discount' }).selectOption('code')
  await page.getByLabel('Promo code').fill('NOSUCHCODE')
  await expect(page.getByText('This link doesn’t work yet.')).toBeVisible()
  await expect(linkField(page)).toHaveCount(0)
  await page.getByLabel('Promo code').fill('SAVE20')
  await page.getByLabel('First name').fill('Ada')
  const email = newEmail('ada')
  await page.getByLabel('Email').fill(email)

  const preview = page.getByRole('article', { name: 'What the buyer sees' })
  await expect(preview).toContainText(`Prepared by ${studio}`)
  await expect(preview).toContainText('Charged today$11.99')
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const link = new URL(await linkField(page).inputValue())
  const short = (await page.locator('.card-address').innerText()).replace(link.host, '')

  // The builder's own address can be bookmarked and says nothing of the buyer.
  await expect(page).toHaveURL('/studios/payment-link?studio=7&plan=2&code=SAVE20')
  await page.reload()
  await expect(linkField(page)).toHaveValue(/store_id=7&sp=2&code=SAVE20$/)

  const sheet = await page.pdf({ format: 'A4' })
  expect(sheet.toString('latin1')).toContain('/Count 1')

  await page.goto(link.href)
  await expect(page.getByText(studio).first()).toBeVisible()
  await expect(page.getByText('SAVE20').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goto(short)
  await expect(page).toHaveURL(/\/subscribe\/payment-public\?store_id=7&sp=2&code=SAVE20$/)
})

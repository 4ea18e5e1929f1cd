import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { newEmail } from './support/person'
import { expect, test } from './support/test'

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true })

test('an unknown studio is not found', async ({ request }) => {
  for (const id of ['99999', 'nowhere'])
    expect([id, (await request.get(`/studios/${id}`)).status()]).toEqual([id, 404])
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
  await expectAccessible(page)
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

  // The builder's own address can be bookmarked and says nothing of the buyer.
  await expect(page).toHaveURL('/studios/payment-link?studio=7&plan=2&code=SAVE20')

  const sheet = await page.pdf({ format: 'A4' })
  expect(sheet.toString('latin1')).toContain('/Count 1')

  await page.goto(link.href)
  await expect(page.getByText(studio).first()).toBeVisible()
  await expect(page.getByText('SAVE20').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

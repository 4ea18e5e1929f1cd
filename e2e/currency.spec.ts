import { cards, fillCard } from './support/card'
import { query } from './support/database'
import { paymentParts } from './support/payment'
import { e2eSettings } from './support/settings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

const yearly = 3
const password = 'Password1!'

test('a new Australian user sees, and pays as the button says, Australian dollars, with no more of an address than the tax needs', async ({
  page,
  login,
}) => {
  const { id } = await login()
  await page.goto('/en-AU/subscription-plan-selector')
  const plan = page.locator(`[data-plan="${yearly}"]`)
  await expect(plan.locator('.plan-price')).toContainText('$359.99')
  await expect(page.locator('.plans-note')).toContainText('AUD')
  await plan.getByRole('link', { name: /^Choose/ }).click()
  await expect(page.locator('.order-plan')).toContainText('$359.99')
  const { pay, success } = paymentParts(page)
  await page.getByRole('textbox', { name: 'Name on card' }).waitFor()
  await fillCard(page, cards.pays)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('AU')
  for (const field of ['Street address', 'City', 'State or territory'])
    await expect(page.getByLabel(field)).toHaveAccessibleName(/optional/i)
  await page.getByRole('textbox', { name: /code/i }).last().fill('2000')
  await expect(pay).toHaveText(/^Pay \$[\d.]+$/)
  const said = Number(/[\d.]+/.exec((await pay.textContent()) ?? '')?.[0])
  await pay.click()
  await expect(success).toBeVisible()
  await expect(page.getByText(`We charged $${said.toFixed(2)} to your card.`)).toBeVisible()
  const charges = await query(
    `select s.currency, c.currency as charged_in, c.amount from subscriptions s
       join sandbox_charges c on c.intent_id = s.gateway_intent_id where s.user_id = $1`,
    [id],
  )
  expect(charges).toEqual([{ currency: 'aud', charged_in: 'aud', amount: Math.round(said * 100) }])
})

test('a member who has paid in Canadian dollars keeps paying in them, also where a plan lacks a price', async ({
  page,
  context,
}) => {
  const person = { email: 'canceled@example.com', password }
  await signIn(context, person, e2eSettings().webUrl)
  await page.goto('/subscription-plan-selector?brand=strength')
  const founders = page.locator('[data-plan="4"]')
  await expect(founders).toContainText('Not available in CAD')
  await expect(founders.getByRole('link', { name: /^Choose/ })).toHaveCount(0)
  await expect(page.locator(`[data-plan="${yearly}"] .plan-price`)).toContainText('CA$319.99')
  await page.getByRole('link', { name: 'Choose Everything, yearly' }).click()
  // Taxed at the address of the card on file.
  await expect(paymentParts(page).pay).toHaveText('Pay CA$361.59')
})

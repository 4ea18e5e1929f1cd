import { cards, fillCard } from './support/card'
import { query } from './support/database'
import { paymentParts } from './support/payment'
import { e2eSettings } from './support/settings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

const yearly = 3
const password = 'Password1!'

const people = [
  // The demo's Canadian user has paid in Canadian dollars before, which takes precedence over the
  // language.
  { email: 'canceled@example.com', path: '', plan: 'CA$319.99', taxNote: 'CAD' },
  { email: 'canceled@example.com', path: '/en-AU', plan: 'CAD 319.99', taxNote: 'CAD' },
  { email: 'linked@example.com', path: '/en-AU', plan: '$359.99', taxNote: 'AUD' },
  { email: 'linked@example.com', path: '/en-CA', plan: '$319.99', taxNote: 'CAD' },
  { email: 'plain@example.com', path: '', plan: '$239.99', taxNote: 'USD' },
]

for (const { email, path, plan, taxNote } of people)
  test(`${email} sees and pays ${taxNote} at ${path || 'the default language'}`, async ({
    page,
    context,
  }) => {
    await signIn(context, { email, password }, e2eSettings().webUrl)
    await page.goto(`${path}/subscription-plan-selector`)
    await expect(page.locator(`[data-plan="${yearly}"] .plan-price`)).toContainText(plan)
    await expect(page.locator('.plans-note')).toContainText(taxNote)
    await page.goto(`${path}/subscribe/payment?sp=${yearly}`)
    await expect(page.locator('.order-plan')).toContainText(plan)
  })

test('a new Australian user pays the amount on the button in Australian dollars, with no more of an address than the tax needs', async ({
  page,
  login,
}) => {
  const { id } = await login()
  await page.goto(`/en-AU/subscribe/payment?sp=${yearly}`)
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
  await page.goto('/subscribe/payment?sp=4&brand=strength')
  await expect(page.getByRole('heading', { name: /isn’t sold in your currency/ })).toBeVisible()
})

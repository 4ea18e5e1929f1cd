import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { lastMail } from './support/outbox'
import { newEmail } from './support/person'
import { expect, test } from './support/test'

const cards = (page: Page) => page.locator('main [data-card="studios"]')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ studios?/ })
const manhattan = { latitude: 40.7484, longitude: -73.9857 }

test('who does not say where they are searches for their city: in the URL, narrowed and undone', async ({
  page,
}) => {
  await page.goto('/studios')
  const search = page.getByRole('searchbox', { name: 'City, postal code, or name' })
  await expect(count(page)).toHaveText('120 studios')
  const nearMe = page.getByRole('button', { name: 'Near me' })
  await nearMe.click()
  await expect(page.locator('[data-kind="info"]')).toContainText('Search for your city')
  await expect(nearMe).toHaveAttribute('aria-pressed', 'false')
  await expect(cards(page)).toHaveCount(50)

  await search.fill('Bosten')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=Bosten/)
  await expect(count(page)).toHaveText('6 studios')
  for (const card of await cards(page).all()) await expect(card).toContainText('Boston, MA')

  await page.getByRole('navigation', { name: 'Practice' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/studios\?q=Bosten&brand=yoga/)
  await expect(search).toHaveValue('Bosten')

  await page.goto('/studios?q=qqqqzzzz')
  await expect(page.getByRole('heading', { name: 'No studios match' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all studios' }).click()
  await expect(cards(page)).toHaveCount(50)

  // A city on two pages has one heading.
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(100)
  await expect(page.getByRole('heading', { name: 'Miami, FL' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Montréal, QC' })).toBeVisible()
})

test.describe('with location permission', () => {
  test.use({ geolocation: manhattan, permissions: ['geolocation'] })

  test('the nearest come first, in a radius that can be widened, and lead to the page of a studio', async ({
    page,
    context,
  }) => {
    await context.setGeolocation({ latitude: 48, longitude: -103 })
    await page.goto('/studios?near=100')
    await expect(page.getByRole('heading', { name: 'No studios within 100 miles' })).toBeVisible()
    await page.getByRole('button', { name: 'Search any distance' }).click()
    await expect(count(page)).toHaveText('120 studios, nearest first')
    const nearMe = page.getByRole('button', { name: 'Near me' })
    await nearMe.click()
    await expect(count(page)).toHaveText('120 studios')

    await context.setGeolocation(manhattan)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/studios')
    await expect(count(page)).toHaveText('120 studios')
    expect(asked.filter((url) => url.includes('lat='))).toEqual([])
    await nearMe.click()
    await expect(count(page)).toHaveText('6 studios within 25 miles')
    await expect(page).toHaveURL(/near=25/)
    expect(page.url()).not.toContain('40.7')
    const distances = (
      await cards(page)
        .getByText(/ mi away$/)
        .allInnerTexts()
    ).map(parseFloat)
    expect(distances).toHaveLength(6)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))

    await page.getByRole('combobox', { name: 'How far away' }).selectOption('Within 100 miles')
    await expect(count(page)).toHaveText(/^\d+ studios within 100 miles$/)
    await expect(cards(page).filter({ hasText: 'Philadelphia' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Atlanta, GA' })).toHaveCount(0)

    const name = await cards(page).first().getByRole('heading').innerText()
    await cards(page).first().getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/studios\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const trail = page.getByRole('navigation', { name: 'You are here' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Studios', name])
    await expect(page.getByText(/^(Open until|Closed\. Opens) /)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'More studios in New York' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join through this studio' })).toHaveAttribute(
      'href',
      /^\/subscribe\/payment-public\?store_id=\d+&sp=2$/,
    )
  })
})

test('a request for a free class is rejected at its field, then confirmed by email', async ({
  page,
}) => {
  const email = newEmail('ada')
  await page.goto('/studios?q=Boston')
  await expect(count(page)).toHaveText('6 studios')
  const ask = page.getByRole('button', { name: /^Request a free class at / }).first()
  const studio = (await ask.innerText()).replace(/\s+/g, ' ').split(' at ')[1] ?? ''
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Your first class is free' })
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Larsen')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill('ring 5550100199')
  await dialog.getByRole('button', { name: 'Request a free class' }).click()
  await expect(dialog.getByText('Enter a valid phone number.')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)

  await dialog.getByLabel('Phone').fill('(555) 010-0199')
  await dialog.getByRole('button', { name: 'Request a free class' }).click()
  await expect(page.locator('[data-kind="success"]')).toContainText('has your request')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Request sent at ${studio}` })).toBeFocused()
  expect((await lastMail(email)).subject).toBe(`Your free class at ${studio}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page of a brand is shown with its links', async ({ page }) => {
    await page.goto('/studios')
    await expect(cards(page)).toHaveCount(50)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Practice',
      'Atlanta, GA',
      'Austin, TX',
      'Boston, MA',
      'Brisbane, QLD',
      'Chicago, IL',
      'Denver, CO',
      'Los Angeles, CA',
      'Melbourne, VIC',
      'Miami, FL',
    ])
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Practice' })
      .getByRole('link', { name: 'Rowing' })
      .click()
    await expect(page).toHaveURL(/\/studios\?brand=rowing/)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('main [data-card="studios"]:not([data-brand="rowing"])')).toHaveCount(
      0,
    )
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /^Directions to / }),
    ).toBeVisible()
  })
})

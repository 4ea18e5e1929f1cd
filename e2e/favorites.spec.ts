import { expectAccessible } from './support/axe'
import { logIn } from './support/log-in'
import { createPerson } from './support/person'
import { expect, test } from './support/test'

test('a heart saves a workout, on every page and in the list of favorites', async ({
  page,
  login,
}) => {
  await login()
  await page.goto('/classes/workouts')
  const card = page.locator('main article').first()
  const title = await card.getByRole('heading').innerText()
  const heart = page.getByRole('button', { name: `Favorite ${title}`, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const kept = page
    .getByRole('main')
    .getByRole('button', { name: `Favorite ${title}`, exact: true })
  await expect(kept.first()).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/account/favorites')
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Remove ${title} from this list` }).click()
  await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test('lists are created with unique names, renamed and deleted', async ({ page, login }) => {
  await login()
  await page.goto('/account/favorites')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()

  const make = async (name: string) => {
    await page.getByRole('button', { name: 'New list' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Create list' }).click()
  }
  await make('Sunday mornings')
  await expect(page.getByRole('link', { name: 'Sunday mornings' })).toBeVisible()
  await make('sunday MORNINGS')
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Sunday mornings' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Quiet Sundays')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Sundays' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(page).toHaveURL(/\/account\/favorites$/)
  await expect(page.getByText('Quiet Sundays deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quiet Sundays' })).toHaveCount(0)
})

test('a guest who clicks a heart signs in and comes to the class, which is a favorite then', async ({
  page,
}) => {
  const person = await createPerson()
  await page.goto('/classes/workouts')
  const card = page.locator('main article').first()
  const title = await card.getByRole('heading').innerText()
  await page.getByRole('link', { name: `Favorite ${title}`, exact: true }).click()
  await expect(page).toHaveURL(/\/email-lookup\?pendingAction=heart-video-\d+$/)
  await expect(page.getByText(`Add ${title} to your favorites.`)).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: `Favorite ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

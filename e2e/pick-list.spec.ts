import { expectAccessible } from './support/axe'
import { callProvider } from './support/provider'
import { expect, test } from './support/test'

test('a workout is added to a chosen list by keyboard, and removed again', async ({
  page,
  login,
}) => {
  const { tokens } = await login()
  await callProvider('POST', '/v1/favorite_lists', {
    tokens,
    body: { favorite_list: { name: 'Slow mornings' } },
  })
  await page.goto('/video-detail?id=3')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const open = page.getByRole('button', { name: `Add ${title} to a list` })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add to a list' })
  const slow = dialog.getByRole('button', { name: /^Slow mornings/ })
  await expect(slow).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await slow.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Added to Slow mornings')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Removed from Slow mornings')).toBeVisible()

  await open.click()
  await expect(slow).toHaveAttribute('aria-pressed', 'false')
  await slow.click()
  await expect(page.getByText('Added to Slow mornings')).toBeVisible()
})

test('a list that was viewed before shows items added since', async ({ page, login }) => {
  const { tokens } = await login()
  await callProvider('POST', '/v1/favorite_lists', {
    tokens,
    body: { favorite_list: { name: 'For later' } },
  })
  await page.goto('/account/favorites')
  await page.getByRole('link', { name: 'For later' }).click()
  await page.getByRole('link', { name: 'Find a class' }).click()
  await expect(page).toHaveURL(/\/classes$/)
  await page
    .locator('[data-card="workouts"]')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/video-detail/)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: `Add ${title} to a list` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^For later/ })
    .click()
  await expect(page.getByText('Added to For later')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/classes$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'For later' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test('the default list is one of the lists, and the heart follows', async ({ page, login }) => {
  await login()
  await page.goto('/video-detail?id=5')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Favorite ${title}`, exact: true })
    .first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const open = page.getByRole('button', { name: `Add ${title} to a list` })
  const saved = page.getByRole('dialog').getByRole('button', { name: /^Saved/ })
  await open.click()
  await saved.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await open.click()
  await expect(saved).toHaveAttribute('aria-pressed', 'false')
})

test('a collection is added to a new list; a duplicate name is rejected', async ({
  page,
  login,
}) => {
  await login()
  await page.goto('/classes/collections')
  await page.locator('main article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/collections\/\d+/)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const open = page.getByRole('button', { name: `Add ${title} to a list` })
  const dialog = page.getByRole('dialog', { name: 'Add to a list' })
  const name = dialog.getByLabel('New list name')
  const make = dialog.getByRole('button', { name: 'Create and add' })
  await open.click()
  await make.click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('On the road')
  await name.press('Enter')
  await expect(page.getByText('Added to On the road')).toBeVisible()

  await open.click()
  await expect(dialog.getByRole('button', { name: /^On the road/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await name.fill('on the ROAD')
  await make.click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('failed reads and writes show an error and can be retried', async ({ page, login }) => {
  await login()
  await page.goto('/video-detail?id=7')
  const lists = '**/api/v1/favorite_lists?**'
  await page.route(lists, (route) => route.abort())
  await page.getByRole('button', { name: /to a list$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a list' })
  await expect(dialog.getByText('We couldn’t load your lists.')).toBeVisible()
  await page.unroute(lists)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.route('**/api/v1/favorite_lists/*/items', (route) => route.abort())
  await dialog.getByRole('button', { name: /^Saved/ }).click()
  await expect(page.locator('[data-kind="error"]')).toBeVisible()
  await expect(dialog).toBeVisible()
  await page.unroute('**/api/v1/favorite_lists/*/items')
  await dialog.getByRole('button', { name: /^Saved/ }).click()
  await expect(page.getByText('Added to Saved')).toBeVisible()
})

test('a guest only sees the heart', async ({ page }) => {
  await page.goto('/video-detail?id=3')
  await expect(page.getByRole('link', { name: /^Favorite / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /to a list$/ })).toBeHidden()
})

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

test('a list that was viewed before shows a collection added since', async ({ page, login }) => {
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
    .locator('[data-card="collections"]')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/classes\/collections\/\d+$/)
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

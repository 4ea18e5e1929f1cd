import { classCount, classRows } from './support/schedule'
import { expect, test } from './support/test'

test('a class on any upcoming day is found with a misspelled word, and booked there', async ({
  page,
  login,
}) => {
  await login({ plan: 'all' })
  await page.goto('/schedule?modalities_ids=1')
  await page.getByRole('searchbox', { name: 'Class or instructor' }).fill('tomsa')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/schedule?modalities_ids=1&q=tomsa')
  await expect(page.getByRole('heading', { name: 'Classes with “tomsa”' })).toBeVisible()
  await expect(classCount(page)).toBeVisible()
  expect(await classRows(page).count()).toBeGreaterThan(1)
  for (const wanted of ['Tomás Herrera', 'Yoga'])
    await expect(classRows(page).filter({ hasNotText: wanted })).toHaveCount(0)
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await days.count()).toBeGreaterThan(2)

  const book = classRows(page).getByRole('button', { name: /^Book/ }).last()
  await book.click()
  await expect(classRows(page).getByText('Booked', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('tomsa')
  await page.getByRole('main').getByRole('link', { name: 'Barre', exact: true }).click()
  await expect(page).toHaveURL(/brand=barre.*q=tomsa/)
  await expect(page.getByRole('heading', { name: 'No upcoming classes match' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Browse by day' }).first().click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/q=tomsa/)
})

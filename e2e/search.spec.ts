import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

test('the slash key searches everything; the list of a kind has the filters of the words', async ({
  page,
}) => {
  await page.goto('/studios')
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search X+' })
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially('beginner yoga')
  const workouts = search.getByRole('group', { name: 'Workouts' })
  const all = workouts.getByRole('option', { name: /^See all/ })
  await expect(all).toHaveText(/^See all \d+$/)
  const total = /\d+/.exec((await all.textContent())!)![0]
  await all.click()
  await expect(page).toHaveURL(/\/classes\/workouts\?.*level=beginner/)
  await expect(page.getByText(`${total} workouts`, { exact: true })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ locale: 'es-MX' })

const main = (page: Page) => page.getByRole('main')
const start = (page: Page) => main(page).locator('[data-card="live-classes"] time').first()
const price = (page: Page) => main(page).locator('.plan-price').first()

test('a visitor is met in Spanish, turns to French, and is met in it from then on', async ({
  page,
}) => {
  await page.goto('/schedule?brand=yoga')
  await expect(page).toHaveURL(/\/es\/schedule\?brand=yoga$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Horario')
  await expect(start(page)).toHaveText(/^\d{1,2}:\d{2}$/)
  const days = main(page).getByRole('navigation', { name: 'Días' }).getByRole('link')
  await expect(days.first()).toHaveText(/^Hoy\d{1,2}\s[a-z]{3,4}$/)

  await page.goto('/es/subscription-plan-selector')
  await expect(price(page)).toHaveText(/^29,99\sUS\$/)

  await page.goto('/es/login')
  await page.getByLabel('Correo electrónico').fill('nobody@example.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('not the password')
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(main(page).getByRole('alert')).toContainText(
    'El correo o la contraseña no coinciden. Inténtalo de nuevo.',
  )

  await page.goto('/es/schedule')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('Français (Canada)')
  await expect(page).toHaveURL(/\/fr-CA\/schedule$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Horaire')
  await expect(start(page)).toHaveText(/^\d{1,2}\sh\s\d{2}$/)

  await page.goto('/subscription-plan-selector')
  await expect(page).toHaveURL(/\/fr-CA\/subscription-plan-selector$/)
  await expect(price(page)).toHaveText(/^39,99\s\$/)
})

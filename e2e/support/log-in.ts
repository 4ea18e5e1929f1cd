import { expect, type Page } from '@playwright/test'
import type { Person } from './person'

/** Signs in on the login page; the email may already be filled in. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await expect(page.locator('main[data-screen="login"]')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

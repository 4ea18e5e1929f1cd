import type { Page } from '@playwright/test'
import { newEmail } from './person'

/** Creates an account from the first step of signing up, where the page is; returns its email. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await createAccount(page)
  return email
}

/** Fills in and sends the form of the account; the names may be there already. */
export async function createAccount(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron')
  for (const password of await page.locator('input[autocomplete=new-password]').all())
    await password.fill('seven small red kites')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

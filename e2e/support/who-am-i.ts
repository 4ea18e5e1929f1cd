import { expect, type Page } from '@playwright/test'
import { mailedCode } from './studio-records'

/** The main part of a screen. */
export const screenOf = (page: Page, name: string) => page.locator(`main[data-screen="${name}"]`)

/** Looks an email up, on the first step of signing up. */
export async function lookUp(page: Page, email: string) {
  await expect(screenOf(page, 'email-lookup')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Says that the record that was found is one's own; its code is mailed. */
export async function itsMe(page: Page) {
  await expect(screenOf(page, 'matching-account')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, it’s me' }).click()
  await expect(screenOf(page, 'verify-code')).toBeVisible()
}

/** Types the code; six digits submit it. */
export const enterCode = (page: Page, code: string) =>
  page.getByRole('textbox', { name: '6-digit code' }).fill(code)

/** The same, with the code that is mailed to this address. */
export async function confirmAs(page: Page, email: string) {
  await itsMe(page)
  await enterCode(page, await mailedCode(email))
  await expect(screenOf(page, 'associated-accounts')).toBeVisible()
}

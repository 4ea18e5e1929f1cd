import { collectEvents, payloadsOf } from './support/events'
import { lastMail, linkIn } from './support/outbox'
import { createPerson, newEmail } from './support/person'
import { expect, test } from './support/test'

const sentence = 'seven small red kites'

test('somebody new signs up, is signed in, and can sign out', async ({ page }) => {
  const email = newEmail()
  const events = collectEvents(page)
  await page.goto('/email-lookup?referrer_id=R0')
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')

  await expect(page).toHaveURL(/signup-information\?referrer_id=R0/)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('password1')
  await page.getByRole('textbox', { name: 'Repeat the password' }).fill('password1')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Create account' }).click()
  // The provider's own rule: too many people use it.
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sentence)
  await page.getByRole('textbox', { name: 'Repeat the password' }).fill(sentence)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.locator('main[data-screen="plan-selector"]')).toBeVisible()
  await expect
    .poll(() => payloadsOf(events, 'Registration'))
    .toEqual([{ registrationType: 'email' }])
  await expect
    .poll(() => payloadsOf(events, 'Sign In'))
    .toEqual([{ signInType: 'after_registration' }])
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('an email that has an account leads to the login, and from there to where one was going', async ({
  page,
}) => {
  const { email, password } = await createPerson()
  await page.goto('/email-lookup?onSignInRedirectTo=%2Fschedule')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid login credentials')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/schedule$/)
})

for (const target of [
  'https://evil.example',
  '//evil.example',
  '/..//evil.example',
  '/\\evil.example',
]) {
  test(`the login follows no one to ${target}`, async ({ page }) => {
    const { email, password } = await createPerson()
    await page.goto(`/login?onSignInRedirectTo=${encodeURIComponent(target)}`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.locator('main[data-screen="home"]')).toBeVisible()
  })
}

test('a forgotten password is set anew through the mail, once', async ({ page }) => {
  const { email } = await createPerson()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toBeFocused()
  await again.click()
  await expect(page.getByRole('status').filter({ hasText: 'sent the mail again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')

  const link = linkIn(await lastMail(email))
  await page.goto(link)
  await expect(page).not.toHaveURL(/access-token/)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sentence)
  await page.getByRole('textbox', { name: 'Repeat the password' }).fill(sentence)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sentence)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('main[data-screen="home"]')).toBeVisible()

  await page.goto(link)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('another small kite')
  await page.getByRole('textbox', { name: 'Repeat the password' }).fill('another small kite')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('too old')
})

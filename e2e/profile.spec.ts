import sharp from 'sharp'
import { query } from './support/database'
import { e2eSettings } from './support/settings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

test('a member sets a picture and a password, which signs out elsewhere, and deletes the account', async ({
  page,
  browser,
  login,
}) => {
  const person = await login({ firstName: 'Noor' })
  const { webUrl } = e2eSettings()
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, person, webUrl)

  await page.goto('/account/profile')
  const red = sharp({ create: { width: 400, height: 300, channels: 3, background: '#cc2200' } })
  const portrait = page.locator('.profile-portrait img')
  // The chosen file is shown for as long as it takes to send it.
  await page.route('**/api/v1/profile_pictures', async (route) => {
    await expect(portrait).toHaveJSProperty('naturalWidth', 400)
    await route.continue()
  })
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await red.png().toBuffer() })
  await expect(page.getByText('Picture saved')).toBeVisible()
  // It is in the header too, and can be read from the host of pictures.
  await expect(page.locator('html')).toHaveAttribute('data-avatar', '')
  await expect(portrait).toHaveJSProperty('naturalWidth', 512)

  await page.getByRole('textbox', { name: 'New password' }).fill('violet kettle 91')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  const other = await elsewhere.newPage()
  await other.goto(`${webUrl}/bookings`)
  await expect(other).toHaveURL(/\/login/)

  await elsewhere.close()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not mine')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Password isn’t your current password')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('violet kettle 91')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  expect(await query('select 1 from users where email = $1', [person.email])).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest')
})

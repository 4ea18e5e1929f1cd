import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('a TV shows a code, is named, granted, greets the member and is logged out', async ({
  page,
  login,
  browser,
  baseURL,
}) => {
  const room = await browser.newContext({ baseURL })
  const tv = await room.newPage()
  await tv.goto('/sandbox/tv')
  await expect(tv.getByRole('heading', { name: 'Log in with your phone' })).toBeVisible()
  // The arrow keys choose the name of the TV.
  await expect(tv.getByRole('button', { name: 'Living-room TV' })).toBeFocused()
  await tv.keyboard.press('ArrowRight')
  await tv.keyboard.press('Enter')
  await expect(tv.getByRole('button', { name: 'Bedroom TV', pressed: true })).toBeFocused()
  const code = await tv.locator('.code').innerText()

  await login({ plan: 'all' })
  await page.goto(`/account/activation-code?code=${code}`)
  const field = page.getByLabel('Code on your TV')
  await expect(field).toHaveValue(code.replace('-', ''))

  // A wrong code is refused at the field; small letters and a dash are fine.
  await field.fill('zzzz-zzzz')
  await expect(field).toHaveValue('ZZZZZZZZ')
  await field.press('Enter')
  await expect(page.getByText('This code isn’t valid.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in “Bedroom TV”?' })).toBeFocused()
  await expectAccessible(page)
  await expect(tv.getByRole('heading', { name: 'Log in with your phone' })).toBeVisible()

  await page.getByRole('button', { name: 'Log in this TV' }).click()
  await expect(page.getByRole('heading', { name: '“Bedroom TV” is logged in' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'your profile' })).toHaveAttribute(
    'href',
    '/account/profile',
  )
  await expectAccessible(page)

  await expect(tv.getByRole('heading', { name: /^Hello, / })).toBeVisible()
  await tv.getByRole('button', { name: 'Log out' }).click()
  await expect(tv.getByRole('heading', { name: 'Log in with your phone' })).toBeVisible()
  await room.close()
})

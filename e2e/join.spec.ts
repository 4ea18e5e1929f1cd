import { cards, fillCard } from './support/card'
import { payloadsOf, receivedEvents } from './support/events'
import { logIn } from './support/log-in'
import { lastMail, linkIn } from './support/outbox'
import { fillAddress, paymentParts } from './support/payment'
import { createPerson, newEmail } from './support/person'
import { expect, test } from './support/test'

const sentence = 'seven small red kites'

test('a new user signs up and is signed in', async ({ page }) => {
  const email = newEmail()
  const registered: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/users'))
      registered.push(request.postDataJSON())
  })
  await page.goto('/email-lookup?referrer_id=R0')
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByText('Enter a valid email, such as ada@example.com.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')

  await expect(page).toHaveURL(/signup-information\?referrer_id=R0/)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('password1')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Create account' }).click()
  // The provider rejects passwords that are too common.
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused()
  await expect(page.getByText('Password is too easy to guess', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sentence)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.locator('main[data-screen="plan-selector"]')).toBeVisible()
  const account = await (await page.request.get('/api/v1/user')).json()
  expect(account.email).toBe(email)
  const received = (name: string) => payloadsOf(receivedEvents(account.uuid), name)
  await expect.poll(() => received('Registration')).toEqual([{ registrationType: 'email' }])
  await expect.poll(() => received('Sign In')).toEqual([{ signInType: 'after_registration' }])
  // The referrer is unknown to the provider, so it is not sent again.
  expect(registered.at(-1)).not.toHaveProperty('referrer_id')
  // The earlier steps are for guests and redirect members onwards.
  await page.goto('/signup-information')
  await expect(page.locator('main[data-screen="plan-selector"]')).toBeVisible()
})

test('a user with an account who chooses a plan pays for that plan after the login', async ({
  page,
}) => {
  const person = await createPerson()
  await page.goto('/subscription-plan-selector')
  await page.getByRole('link', { name: 'Choose Everything, yearly' }).click()
  await expect(page).toHaveURL('/email-lookup?sp=3')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await logIn(page, person)
  await expect(page).toHaveURL('/subscribe/payment?sp=3')
  await expect(page.getByRole('textbox', { name: 'Name on card' })).toBeVisible()
})

test('4: an account logs in with its email filled in and pays; the parameters of the landing URL are kept', async ({
  page,
}) => {
  test.slow()
  const person = await createPerson()
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (/verified_user_lookups|subscriptions\/web$/.test(request.url()))
      sent.push(request.postDataJSON() as Record<string, unknown>)
  })
  await page.goto('/?referrer_id=R1&onSuccessPurchase=%2Fstudios')
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click()
  await expect(page.locator('main[data-screen="schedule"]')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click()
  await expect(page).toHaveURL('/email-lookup')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await logIn(page, person)
  await page.getByRole('link', { name: 'Choose Everything, yearly' }).click()
  await fillCard(page, cards.pays)
  await fillAddress(page)
  const { pay, success } = paymentParts(page)
  await pay.click()
  await expect(success).toBeVisible()
  expect(sent.map(({ referrer_id }) => referrer_id)).toEqual(['R1', 'R1'])
  const flow = await page.evaluate(() => sessionStorage.getItem('flow'))
  expect(JSON.parse(flow ?? '{}')).toMatchObject({ queryParams: {} })
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/studios')
})

test('the login does not redirect to another site', async ({ page }) => {
  const { email, password } = await createPerson()
  await page.goto(`/login?onSignInRedirectTo=${encodeURIComponent('/\\evil.example')}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('main[data-screen="home"]')).toBeVisible()
})

test('an email with an account leads to the login; a forgotten password is reset by mail, once, on the way to the target', async ({
  page,
}) => {
  const { email } = await createPerson()
  await page.goto('/email-lookup?onSignInRedirectTo=%2Fschedule')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wrong email or password.')

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password?onSignInRedirectTo=%2Fschedule')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeFocused()
  await again.click()
  await expect(
    page.getByRole('status').filter({ hasText: 'newest email has a working link' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
    'href',
    '/login?onSignInRedirectTo=%2Fschedule',
  )

  const link = linkIn(await lastMail(email))
  await page.goto(link)
  await expect(page).not.toHaveURL(/access-token/)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sentence)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(sentence)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(sentence)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/schedule')

  await page.goto(link)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('another small kite')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another small kite')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('expired')
})

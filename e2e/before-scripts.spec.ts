import type { Page } from '@playwright/test'
import { holdScripts } from './support/hold-scripts'
import { hydrated } from './support/hydrated'
import { createPerson } from './support/person'
import { expect, test } from './support/test'

const brought = 'referrer_id=R0&irclickid=c1&onSuccessPurchase=%2Fschedule'

/** Links and where a click leads before the page's scripts have loaded. */
const cases = [
  {
    page: `/subscription-plan-selector?${brought}`,
    link: 'Choose Everything, yearly',
    // Members can only choose once their plans are known; guests first enter their email.
    guest: true,
    path: '/email-lookup',
    query: { sp: '3', referrer_id: 'R0', irclickid: 'c1', onSuccessPurchase: '/schedule' },
  },
  {
    page: `/single-brand-selector?sp=2&${brought}`,
    link: 'Choose Yoga',
    path: '/subscribe/payment',
    query: {
      sp: '2',
      brand: 'yoga',
      referrer_id: 'R0',
      irclickid: 'c1',
      onSuccessPurchase: '/schedule',
    },
  },
  {
    page: '/email-lookup?sp=3',
    link: 'Already a member? Log in',
    guest: true,
    path: '/login',
    query: { sp: '3' },
  },
]

for (const { page: address, link, guest, path, query } of cases)
  test(`a click before hydration keeps the query parameters for ${address}`, async ({
    page,
    login,
  }) => {
    if (!guest) await login()
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    const target = page.getByRole('link', { name: link })
    await expect(target).toHaveAttribute('data-passthrough-except')
    await target.click()
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query)
    release()
    if (path === '/subscribe/payment')
      await expect(page.getByRole('textbox', { name: 'Name on card' })).toBeVisible()
  })

test('a login form submitted before hydration is kept and only sent after hydration', async ({
  page,
}) => {
  const { email, password } = await createPerson()
  const release = await holdScripts(page)
  const address = '/login?onSignInRedirectTo=%2Fschedule'
  await page.goto(address, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Log in' })
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, color, opacity } = getComputedStyle(element)
      return { backgroundColor, color, opacity }
    })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`)
  })
  const typedEmail = page.getByRole('textbox', { name: 'Email' })
  const typedPassword = page.getByRole('textbox', { name: 'Password', exact: true })
  await typedEmail.fill(email)
  const before = await look()
  await typedEmail.press('Enter')
  await expect(page).toHaveURL(address)
  expect(sent).toEqual([])

  release()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await expect(typedPassword).toBeFocused()
  await expect(typedEmail).toHaveValue(email)
  await expect.poll(look).toEqual(before)
  await typedPassword.fill(password)
  await typedPassword.press('Enter')
  await expect(page).toHaveURL(/\/schedule$/)
})

/** Actions on a page before its scripts have loaded, and their expected effects. */
const early: {
  what: string
  path: string
  act: (page: Page) => Promise<unknown>
  see: (page: Page) => Promise<void>
}[] = [
  {
    what: 'a form whose button is pressed is sent',
    path: '/email-lookup',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
      await page.getByRole('button', { name: 'Continue' }).click({ force: true })
    },
    see: (page) =>
      expect(page.getByText('Enter a valid email, such as ada@example.com.')).toBeVisible(),
  },
  {
    what: 'of two things pressed the last one counts',
    path: '/video-detail?id=3&onBack=%2Fschedule',
    act: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
      await page.getByRole('button', { name: 'Share' }).click()
    },
    see: async (page) => {
      await expect(page.locator('[data-modal="share"]')).toHaveAttribute('data-state', 'open')
      expect(new URL(page.url()).pathname).toBe('/video-detail')
    },
  },
  {
    what: 'a link of a list keeps what narrows it',
    path: '/instructors?q=a',
    act: (page) => page.getByRole('main').getByRole('link', { name: 'Barre', exact: true }).click(),
    see: (page) =>
      expect(page).toHaveURL(
        ({ searchParams }) =>
          searchParams.get('q') === 'a' && searchParams.get('brand') === 'barre',
      ),
  },
  {
    what: 'an order is taken',
    path: '/classes/workouts',
    act: (page) => page.getByRole('combobox', { name: 'Sort' }).selectOption('short'),
    see: async (page) => {
      await expect(page).toHaveURL('/classes/workouts?sort=short')
      await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('short')
    },
  },
  {
    what: 'a look is put on',
    path: '/classes',
    act: (page) => page.getByTitle('Dark').click(),
    see: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    },
  },
  {
    what: 'what is typed is not thrown away unasked',
    path: '/signup-information',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
      await page.getByRole('button', { name: 'Back', exact: true }).click()
    },
    see: async (page) => {
      await expect(page.getByRole('dialog')).toHaveAttribute('data-modal', 'sign-up-back')
      await expect(page.locator('[name="firstName"]')).toHaveValue('Ada')
    },
  },
]

for (const { what, path, act, see } of early)
  test(`before hydration: ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.flow ??= JSON.stringify({ email: 'new@example.com' })
    })
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await act(page)
    release()
    await see(page)
  })

test('a press on a link that begins before hydration and ends after it is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/video-detail?id=2', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).hover()
  await page.mouse.down()
  release()
  await hydrated(page)
  await page.mouse.up()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login')
})

test('a heart that a member presses before hydration is set', async ({ page, login }) => {
  await login({ plan: 'all' })
  const release = await holdScripts(page)
  await page.goto('/video-detail?id=2', { waitUntil: 'domcontentloaded' })
  const heart = page.locator('main a.ui-heart[data-look="plain"]')
  await heart.click()
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe('/video-detail')
})

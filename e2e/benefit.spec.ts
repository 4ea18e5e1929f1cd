import { query } from './support/database'
import { createAccountByKeys, keyboardOf } from './support/keyboard'
import { logIn } from './support/log-in'
import { createPerson, newEmail } from './support/person'
import { expect, test } from './support/test'
import { expectAccessible, expectAccessibleInBoth } from './support/axe'

/** A benefit of this test's own. */
async function createBenefit(seats: number): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into enterprise_providers (name, description, terms, seats, ends_at)
     values ('Quarry Lane Optics', 'Quarry Lane Optics pays.', 'For you alone.', $1,
             now() + interval '90 days')
     returning id`,
    [seats],
  )
  return row!.id
}

const title = 'Quarry Lane Optics pays for your X+ membership'
const done = 'Quarry Lane Optics pays for your membership.'

test('15, signed in: a member claims a benefit and is entitled by it; the last seat is gone', async ({
  page,
  login,
}) => {
  const id = await createBenefit(1)
  await login()
  await page.goto(`/subscribe/entitlement/${id}`)
  await expect(page).toHaveURL(`/subscribe/entitlement?id=${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Claim membership' }).click()
  await expect(page).toHaveURL(`/subscribe/subscription-success?flow=enterprise&id=${id}`)
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a live class' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(done)).toBeVisible()
  // Entitled people are not led to the plans.
  await page.goto('/email-lookup')
  await expect(page).toHaveURL('/')

  await page.goto(`/subscribe/entitlement?id=${id}`)
  await expect(
    page.getByRole('heading', { name: 'You’ve already claimed this membership' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.context().clearCookies()
  await login()
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'All memberships have been claimed' }),
  ).toBeVisible()
})

test('15, signed out: a guest signs up for a benefit and claims it by keyboard alone; with an account they log in', async ({
  page,
}) => {
  const id = await createBenefit(10)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('enterprise_provider_entitlements')) posted.push(request.method())
  })
  const { tabTo, press, type } = keyboardOf(page)
  await page.goto(`/subscribe/entitlement?id=${id}`)
  await tabTo('link', 'Create account')
  await press('Enter')
  await page.waitForURL(/\/email-lookup/)
  await tabTo('textbox', 'Email')
  await type(newEmail())
  await press('Enter')
  await page.waitForURL(/\/signup-information/)
  await createAccountByKeys(page)

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(posted).toEqual([])
  await tabTo('button', 'Claim membership')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeFocused()
  await expect(page.getByText(done)).toBeVisible()
  await tabTo('link', 'Continue')
  await press('Enter')
  await expect(page).toHaveURL('/')

  const person = await createPerson()
  for (const way of ['log in', 'email']) {
    await page.context().clearCookies()
    await page.goto(`/subscribe/entitlement?id=${id}`)
    if (way === 'email') {
      await page.getByRole('link', { name: 'Create account' }).click()
      await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
      await page.getByRole('button', { name: 'Continue' }).click()
    } else await page.getByRole('link', { name: 'Log in' }).click()
    await logIn(page, person)
    await expect(page.getByRole('button', { name: 'Claim membership' })).toBeVisible()
  }
})

test('15, refused: a claim that is refused says why', async ({ page, login }) => {
  const id = await createBenefit(1)
  await login()
  await page.goto(`/subscribe/entitlement?id=${id}`)
  const claim = page.getByRole('button', { name: 'Claim membership' })
  await claim.waitFor()
  // Somebody else takes the last seat meanwhile.
  await query('update enterprise_providers set claimed = 1 where id = $1', [id])
  await claim.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'All memberships have been claimed. Ask your employer if there will be more.',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect(page.locator('main[data-screen="plan-selector"]')).toBeVisible()
})

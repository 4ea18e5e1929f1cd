import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { keyboardOf } from './support/keyboard'
import { signUp } from './support/sign-up'
import { expect, test } from './support/test'

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

test('15: a guest signs up for a benefit, claims it by keyboard alone and is entitled by it', async ({
  page,
}) => {
  const id = await createBenefit(10)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('enterprise_provider_entitlements')) posted.push(request.method())
  })
  const { tabTo, press } = keyboardOf(page)
  await page.goto(`/subscribe/entitlement?id=${id}`)
  await tabTo('link', 'Create account')
  await press('Enter')
  await page.waitForURL(/\/email-lookup/)
  await signUp(page)

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(posted).toEqual([])
  await tabTo('button', 'Claim membership')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeFocused()
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a live class' })).toBeVisible()
  await expectAccessible(page)
  await tabTo('link', 'Continue')
  await press('Enter')
  await expect(page).toHaveURL('/')
  // Entitled people are not led to the plans.
  await page.goto('/email-lookup')
  await expect(page).toHaveURL('/')
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
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible()
})

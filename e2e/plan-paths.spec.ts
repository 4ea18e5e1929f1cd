import type { Page } from '@playwright/test'
import { cards, fillCard } from './support/card'
import { query } from './support/database'
import { hydrated } from './support/hydrated'
import { bookedSpots, seedClass } from './support/live-class'
import { logIn } from './support/log-in'
import { chargesOf, fillAddress, payByCard, paymentParts } from './support/payment'
import { createPerson } from './support/person'
import { signUp } from './support/sign-up'
import { buyPlan } from './support/subscription'
import { expect, test } from './support/test'

const steps = (page: Page) => page.getByRole('list', { name: 'Steps to your plan' })
/** The requests about a purchase, to the provider and for its confirmation. */
const purchases = (page: Page) => {
  const sent: { method: string; body: { subscription: Record<string, unknown> } | null }[] = []
  page.on('request', (request) => {
    if (/\/v1\/subscriptions\/web|\/payment_intents\/\w+\/confirm/.test(request.url()))
      sent.push({ method: request.method(), body: request.postDataJSON() })
  })
  return sent
}

test('1 and 17: somebody new starts a trial of all brands, which charges nothing and needs no confirmation, and comes home', async ({
  page,
}) => {
  const sent = purchases(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click()
  // The first price is one tap away from the home page.
  await expect(page.getByRole('main')).toContainText('$29.99 a month')
  await expect(steps(page).locator('[aria-current=step]')).toContainText('Email')
  const email = await signUp(page)
  await expect(page.locator('main[data-screen="plan-selector"]')).toBeVisible()
  await page.getByRole('link', { name: 'Start 7-day free trial' }).click()
  await expect(steps(page).locator('[aria-current=step]')).toContainText('Payment')
  await fillCard(page, cards.pays)
  await fillAddress(page)
  const { pay, success } = paymentParts(page)
  await expect(pay).toHaveText('Start free trial')
  await expect(pay).toHaveAccessibleDescription(
    /^You pay nothing today\. From \w+\s\d+, you pay \$31\.94 a month until you cancel\. Tax included\.$/,
  )
  const [day] = /\w+\s\d+(?=,)/.exec((await page.locator('.charges').textContent()) ?? '')!
  await pay.click()
  await expect(success).toHaveText('Your free trial has started!')
  await expect(page.getByText('You weren’t charged today.')).toContainText(
    `From ${day}, you pay $31.94 a month until you cancel. Tax included.`,
  )
  // No confirmation and no polling: the one read is the success screen's.
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET'])
  const [person] = await query<{ id: number }>('select id from users where email = $1', [email])
  expect(await chargesOf(person!)).toEqual({ live: 1, charged: 0 })
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.locator('main[data-screen="home"]')).toBeVisible()
})

test('2 and 7: somebody new with an unknown referrer opens an offer of two brands in a new tab, is asked which, and pays for it with its id', async ({
  page: list,
}) => {
  await list.goto('/subscription-plan-selector?referrer_id=R0')
  await hydrated(list)
  await list.getByRole('tab', { name: 'Plans' }).focus()
  await list.keyboard.press('ArrowRight')
  await expect(list).toHaveURL('/subscription-plan-selector?referrer_id=R0&tab=marketing_offer')
  const offer = list.locator('[data-offer]').filter({ hasText: 'Ride or row' })
  await expect(offer.getByText('Open to everyone')).toBeVisible()
  const opened = list.context().waitForEvent('page')
  await offer.getByRole('link').click({ button: 'middle' })
  const page = await opened
  const sent = purchases(page)
  const brands = page.getByRole('list', { name: 'Practices' }).getByRole('link')
  await expect(brands).toHaveText(['Cycling', 'Rowing'])
  await page.getByRole('link', { name: 'Choose Rowing' }).click()
  await expect(page.locator('main[data-screen="email-lookup"]')).toContainText('$14.99 a month')
  await signUp(page)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Rowing')
  await payByCard(page)
  const [taken] = await query<{ id: number }>(`select id from offers where title = 'Ride or row'`)
  expect(sent[0]?.body?.subscription).toMatchObject({ brand_id: 2, marketing_offer_id: taken!.id })
  // The provider does not know the referrer.
  expect(JSON.stringify(sent[0]?.body)).not.toContain('"R0"')
})

test('3: somebody new on a brand’s link comes to pay for a plan of that brand without choosing one', async ({
  page,
}) => {
  await page.goto('/email-lookup?external_id=4')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'yoga')
  await signUp(page)
  await page.getByRole('link', { name: 'Choose One practice, monthly' }).click()
  await expect(page).toHaveURL(/\/subscribe\/payment\?/)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Yoga')
  await expect(page.getByRole('textbox', { name: 'Name on card' })).toBeVisible()
})

test('a guest who presses Book signs up, takes the welcome offer, pays and is booked', async ({
  page,
}) => {
  test.slow()
  const sent = purchases(page)
  const { id, title } = await seedClass({ title: 'Waited For Live' })
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('link', { name: `Book ${title}` }).click()
  await expect(page).toHaveURL(`/email-lookup?pendingAction=book-${id}`)
  await expect(
    page.getByText(new RegExp(`^Book ${title} with \\w+, .*\\d(am|pm)\\.$`)),
  ).toBeVisible()
  await signUp(page)
  await page.getByRole('tab', { name: 'Offers' }).click()
  const offer = page.locator('[data-offer]').filter({ hasText: 'Welcome to X+' })
  await expect(offer.getByText('For you, because this is your first plan')).toBeVisible()
  await expect(offer.getByText(/^Until \w+\s\d+, \d{4}$/)).toBeVisible()
  await offer.getByRole('link').click()
  await expect(page.getByText('FIRST30 applied')).toBeVisible()
  await payByCard(page)
  expect(sent[0]?.body?.subscription).toMatchObject({
    stripe_promotion_code_id: expect.stringMatching(/^promo_/),
    marketing_offer_id: expect.any(Number),
  })
  expect(await bookedSpots(id)).toMatchObject({ rows: 0 })
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/live-class-detail?id=${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'You’re booked' })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })
})

test('a subscriber who was not signed in is booked and plays right after the login', async ({
  page,
}) => {
  test.slow()
  const person = await createPerson()
  await buyPlan(person, { plan: 'all' })
  const { id, title } = await seedClass({ title: 'Booked After Login Live' })
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('link', { name: `Book ${title}` }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await logIn(page, person)
  await expect(page.getByRole('main').getByText('Booked', { exact: true })).toBeVisible()
  expect(await bookedSpots(id)).toEqual({ rows: 1, counter: 1 })

  await page.context().clearCookies()
  const [video] = await query<{ id: number; title: string }>(
    'select id, title from videos where not free order by id limit 1',
  )
  await page.goto(`/video-detail?id=${video!.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, person)
  await expect(page.locator('video')).toBeVisible()
})

test('14: a store alone in a link leads nowhere and is kept', async ({ page }) => {
  await page.goto('/?store_id=1')
  await expect(page).toHaveURL('/?store_id=1')
  await page.getByRole('banner').getByRole('link', { name: 'Start' }).click()
  await page.getByRole('link', { name: 'See all plans' }).click()
  await expect(page).toHaveURL(/\/subscription-plan-selector\?.*store_id=1/)
  // Beside a store alone the address cannot name the plan, so only the page's scripts keep it.
  await page.waitForLoadState()
  await page.getByRole('link', { name: 'Choose Everything, yearly' }).click()
  await expect(page).toHaveURL(/\/email-lookup\?.*store_id=1/)
  await expect(page.locator('main[data-screen="email-lookup"]')).toContainText('$239.99 a year')
})

test('without a plan one is chosen, and then the brand of a plan of one brand; the link’s buyer stays filled in', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    seen.push(request.url().split('#')[0]!, referer, request.postData() ?? '')
  })
  await page.goto('/subscribe/payment-public#email=ada%40buyer.example')
  await page.getByRole('link', { name: 'Choose One practice, monthly' }).click()
  await page.waitForURL(/\/single-brand-selector\?[^#]*$/)
  await page.getByRole('link', { name: /See the plans for everything/ }).click()
  await page.getByRole('link', { name: 'Choose One practice, monthly' }).click()
  await page.getByRole('link', { name: 'Choose Yoga' }).click()
  await page.waitForURL(/\/subscribe\/payment-public\?/)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Yoga')
  const typedEmail = page.getByRole('textbox', { name: 'Email' })
  await expect(typedEmail).toHaveValue('ada@buyer.example')
  await page.reload()
  await expect(typedEmail).toHaveValue('ada@buyer.example')
  expect(page.url()).not.toContain('#')
  expect(seen.filter((sent) => sent.includes('buyer.example'))).toEqual([])
})

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlanTabs } from '@/components/checkout/offers/plan-tabs'
import { toSnakeCase } from '@/lib/api/case'
import { brands, defaultBrand } from '@/lib/brand/brands'
import { clearFlow, readFlow } from '@/lib/flow/flow-store'
import type { PlanOffer } from '@/lib/offers/plan-offers'
import messages from '@/messages/en.json'
import { anOffer, aPromotion, brandRef } from '@/tests/lib/offers/offer-fixture'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'

const ends = '2126-03-04T12:00:00Z'
const threeMonths = aPromotion({ duration: 'repeating', durationInMonths: 3 })
const welcome = anOffer({
  id: 7,
  title: 'Welcome',
  reason: 'never_subscribed',
  promotion: threeMonths,
  expiresAt: ends,
})
const yoga = anOffer({
  id: 8,
  kind: 'single_brands',
  title: 'Just yoga',
  brands: [brandRef(4, 'Yoga')],
  plan: aPlan({ id: 2, planType: 'single' }),
})
const saddle = anOffer({
  id: 9,
  kind: 'single_brands',
  title: 'Saddle or slide',
  brands: [brandRef(1, 'Cycling'), brandRef(2, 'Rowing')],
  plan: aPlan({ id: 2, planType: 'single' }),
})
const list = (offers: PlanOffer[]) => () =>
  Response.json({ data: offers.map((one) => toSnakeCase(one)), paging: { next_page: null } })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  sessionStorage.clear()
  clearFlow()
  signOut()
  answers = {
    ...memberSession,
    'GET /api/v1/user_offers/web': list([]),
    'GET /api/v1/onboarding_offers/web': list([welcome]),
    'GET /api/v1/payment_profile': () => Response.json({ stripe_customer: null }),
  }
  calls = respondToCalls(() => answers)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function open(
  offers: PlanOffer[] | null,
  { query = '', brand = defaultBrand, isPublic = false } = {},
) {
  window.history.replaceState(null, '', `/subscription-plan-selector${query}`)
  render(
    <PlanTabs plans={null} offers={offers} brand={brand} dates={messages.dates} isPublic={isPublic}>
      <p>The plans</p>
    </PlanTabs>,
    { wrapper: PageWrapper },
  )
}
const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest<HTMLElement>('[data-offer]')!
const tab = (name: string) => screen.getByRole('tab', { name })
const asked = () => calls.filter((call) => call.includes('offers'))

it('shows the plans alone where there are no offers', () => {
  open([])
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.getByText('The plans')).toBeDefined()
})

it('shows the plans alone to a member who has them already', async () => {
  signIn()
  answers['GET /api/v1/onboarding_offers/web'] = list([
    { ...welcome, plan: aPlan({ relation: 'current' }) },
  ])
  open([yoga])
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull())
})

it('shows prices in the currency of the payment, although one offer is not sold in it', async () => {
  window.history.replaceState(null, '', '/subscription-plan-selector?tab=marketing_offer')
  const inDollars = aPlan({ id: 9, currencyOptions: [] })
  render(
    <NextIntlClientProvider locale="en-AU" messages={messages} timeZone="UTC">
      <PlanTabs
        plans={[aPlan()]}
        offers={[
          anOffer({ id: 3, title: 'Monthly', plan: aPlan() }),
          anOffer({ id: 4, title: 'Founders', plan: inDollars }),
        ]}
        brand={defaultBrand}
        dates={messages.dates}
      >
        <p>The plans</p>
      </PlanTabs>
    </NextIntlClientProvider>,
  )
  expect((await card('Monthly')).textContent).toContain('$44.99')
  expect((await card('Founders')).textContent).toContain('USD')
})

it('promises no free days to buyers without an account', async () => {
  const trial = anOffer({ id: 3, title: 'Monthly', plan: aPlan({ trialDays: 7 }) })
  open([trial], { query: '?tab=marketing_offer' })
  expect((await card('Monthly')).textContent).toContain('The first 7 days are free.')
  cleanup()
  open([trial], { query: '?tab=marketing_offer&flow=public' })
  expect((await card('Monthly')).textContent).not.toContain('free')
})

it('opens with the plans, and moves to the offers by keyboard; the address follows', async () => {
  open([yoga], { query: '?brand=yoga' })
  expect(tab('Plans').getAttribute('aria-selected')).toBe('true')
  expect(tab('Plans').dataset.tab).toBe('plan')
  tab('Plans').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('Offers')).toBe(document.activeElement)
  expect(tab('Offers').dataset.tab).toBe('marketing_offer')
  expect(location.search).toBe('?brand=yoga&tab=marketing_offer')
  expect(screen.getByRole('tabpanel', { name: 'Offers' })).toBeDefined()
})

it.each([
  ['?tab=marketing_offer', 'Offers'],
  ['?tab=plan', 'Plans'],
  ['?tab=else', 'Plans'],
])('opens the tab of the address: %s', (query, name) => {
  open([yoga], { query })
  expect(tab(name).getAttribute('aria-selected')).toBe('true')
})

it('says why a member gets an offer, until when, and what it costs', async () => {
  signIn()
  open([yoga], { query: '?tab=marketing_offer' })
  await screen.findByRole('heading', { name: 'Welcome' })
  const offer = within(await card('Welcome'))
  expect(offer.getByText('For you, because this is your first plan')).toBeDefined()
  expect(offer.getByText('Until March 4, 2126')).toBeDefined()
  expect((await card('Welcome')).textContent).toContain(
    '$23.99 a month for the first 3 payments, then $29.99 a month.',
  )
  expect((await card('Welcome')).dataset.kind).toBe('all_brands')
  // Everybody's offers stood here until the member's own were known.
  expect(screen.queryByRole('heading', { name: 'Just yoga' })).toBeNull()
})

it('is everybody’s for guests, who ask for nothing', async () => {
  open([yoga], { query: '?tab=marketing_offer' })
  expect(within(await card('Just yoga')).getByText('Open to everyone')).toBeDefined()
  expect(asked()).toEqual([])
})

it('asks for the offers of the referrer who sent a guest', async () => {
  const friend = anOffer({ id: 5, title: 'From a friend', reason: 'referred' })
  answers['GET /api/v1/public/offers/web'] = list([yoga])
  answers['GET /api/v1/public/onboarding_offers/web'] = list([friend])
  open([yoga], { query: '?tab=marketing_offer&referrer_id=R1' })
  await screen.findByRole('heading', { name: 'From a friend' })
  expect(asked().every((call) => call.includes('referrer_id=R1'))).toBe(true)
})

it('asks the public endpoints alone in the public flow, and leads to its payment', async () => {
  signIn()
  answers['GET /api/v1/public/offers/web'] = list([yoga])
  answers['GET /api/v1/public/onboarding_offers/web'] = list([])
  open(null, { query: '?flow=public&tab=marketing_offer' })
  await screen.findByRole('heading', { name: 'Just yoga' })
  expect(asked().every((call) => call.includes('/public/'))).toBe(true)
})

it('names the offer in the address of a public payment', async () => {
  open([welcome], { query: '?flow=public&tab=marketing_offer' })
  const href = within(await card('Welcome'))
    .getByRole('link')
    .getAttribute('href')
  expect(href).toBe('/subscribe/payment-public?flow=public&offer_id=7&sp=1')
})

it.each([
  [welcome, '/subscribe/payment-public?store_id=7&flow=public&offer_id=7&sp=1'],
  [saddle, '/subscribe/payment-public?store_id=7&flow=public&offer_id=9&sp=2'],
])('keeps the studio of a payment link beside the offer, and no free days', async (offer, href) => {
  const trial = { ...offer, plan: { ...offer.plan, trialDays: 7 } }
  open([trial], { query: '?store_id=7&code=SAVE20&tab=marketing_offer', isPublic: true })
  expect(
    within(await card(offer.title))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(href)
  expect((await card(offer.title)).textContent).not.toContain('free')
  expect(asked()).toEqual([])
})

it.each([
  [welcome, defaultBrand, '/email-lookup?offer_id=7&sp=1', null],
  [yoga, defaultBrand, '/email-lookup?brand=yoga&offer_id=8&sp=2', { id: 4, externalId: '4' }],
  [saddle, defaultBrand, '/single-brand-selector?offer_id=9&sp=2', null],
  [
    saddle,
    brands.find(({ key }) => key === 'rowing')!,
    '/email-lookup?brand=rowing&offer_id=9&sp=2',
    { id: 2, externalId: '2' },
  ],
])('takes plan, brand and promotion of an offer along', async (offer, brand, path, brandChoice) => {
  open([offer], { query: '?tab=marketing_offer', brand })
  const link = within(await card(offer.title)).getByRole('link')
  expect(link.getAttribute('href')).toBe(path)
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(readFlow()).toMatchObject({
    planId: offer.plan.id,
    planType: offer.plan.planType,
    brandChoice,
    offer: {
      id: offer.id,
      planId: offer.plan.id,
      brandIds: offer.brands.map(({ id }) => id),
      promotion: offer.promotion,
    },
  })
})

it('says that a member’s offers did not load, and tries again', async () => {
  signIn()
  answers['GET /api/v1/onboarding_offers/web'] = fail
  open([yoga], { query: '?tab=marketing_offer' })
  await screen.findByRole('heading', { name: 'We couldn’t load the offers' })
  answers['GET /api/v1/onboarding_offers/web'] = list([welcome])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Welcome')).toBeDefined()
})

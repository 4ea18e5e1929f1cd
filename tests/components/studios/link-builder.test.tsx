import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brandsOfList } from '@/lib/brand/listed-brands'
import { LinkBuilder } from '@/components/studios/payment-link/link-builder'
import { Toaster } from '@/components/ui/toast/toaster'
import en from '@/messages/en.json'
import { respondToCalls } from '@/tests/support/respond-to-calls'

const texts = {
  ...en.paymentLink,
  optional: 'Optional',
  retry: 'Try again',
  newTab: 'opens in a new tab',
}
const brand = { id: 4, external_id: '4', name: 'Yoga' }
const studio = {
  id: 7,
  name: 'Yoga on Mercer Street',
  brand,
  address: {
    line1: '12 Mercer Street',
    line2: null,
    city: 'New York',
    state: 'NY',
    postal_code: '10001',
    country: 'US',
  },
  phone: null,
  latitude: 40,
  longitude: -73,
  free_class_available: true,
  time_zone: 'America/New_York',
  hours: [],
  website_url: null,
}
const plan = {
  id: 2,
  name: 'One practice, monthly',
  plan_type: 'single',
  interval: 'month',
  price: 14.99,
  currency: 'usd',
  currency_options: [{ currency: 'usd', price: 14.99 }],
}
const promotion = {
  code: 'SAVE20',
  title: '20% off the first payment',
  stripe_promotion_code_id: 'promo_1',
  percent_off: 20,
  duration: 'once',
}
const nothing = { plan: null, studio: null, brand: null, offer: null, promotion: null }
const practices = brandsOfList([
  { id: 6, externalId: 6, name: 'Pilates' },
  { id: 77, externalId: 77, name: 'Aqua' },
  { id: 4, externalId: 4, name: 'Yoga' },
]).slice(1)
const plans = [
  {
    id: 1,
    name: 'Everything',
    planType: 'all',
    brandIds: null,
    price: '$29.99 a month',
    per: 'a month',
  },
  {
    id: 2,
    name: 'One brand',
    planType: 'single',
    brandIds: null,
    price: '$14.99 a month',
    per: 'a month',
  },
] as const

let link: object
let calls: string[]
const asked = () => calls.filter((call) => call.includes('payment_links'))

beforeEach(() => {
  history.replaceState(null, '', '/studios/payment-link')
  link = { ...nothing, sign_up_trial_days: 0, problems: [] }
  calls = respondToCalls(() => ({
    'GET /api/v1/public/payment_links': () => Response.json(link),
    'GET /api/v1/studios': () =>
      Response.json({ data: [studio], paging: { next_page: null }, total: 1 }),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(address = '') {
  if (address) history.replaceState(null, '', `/studios/payment-link?${address}`)
  const user = userEvent.setup()
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LinkBuilder
        locale="en"
        origin="https://x-plus.example"
        currency="usd"
        plans={plans}
        practices={practices}
        offers={[]}
        texts={texts}
      />
      <Toaster dismissLabel="Dismiss" />
    </SWRConfig>,
  )
  return user
}
const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })

it('makes a link of a studio and a plan, which the address remembers', async () => {
  link = { ...link, plan, studio, brand }
  const user = open()
  screen.getByText(texts.begin)
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'mercer')
  await user.click(await screen.findByRole('button', { name: /Yoga on Mercer Street/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), '2')

  expect((await linkField()).value).toBe(
    'https://x-plus.example/subscribe/payment-public?store_id=7&sp=2',
  )
  const preview = within(screen.getByRole('article', { name: texts.preview }))
  preview.getByText('Prepared by Yoga on Mercer Street, New York')
  expect(preview.getByText('Charged today').nextSibling?.textContent).toBe('$14.99')
  const card = within(screen.getByRole('article', { name: texts.card }))
  card.getByText('x-plus.example/?store_id=7&sp=2')
  await card.findByRole('img', { name: texts.qrCode })
  expect(location.search).toBe('?studio=7&plan=2')
  // The practice of the studio goes without saying.
  expect(screen.queryByRole('combobox', { name: 'Practice' })).toBeNull()
})

it('leads the focus to the chosen studio, and back to the search', async () => {
  link = { ...link, studio, brand }
  const user = open()
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'mercer')
  await user.click(await screen.findByRole('button', { name: /Yoga on Mercer Street/ }))
  const other = screen.getByRole('button', { name: texts.otherStudio })
  expect(document.activeElement).toBe(other)
  await user.click(other)
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: texts.search }))
  expect(location.search).toBe('')
})

it('is what the address says, and keeps what is personal out of it, of calls and of the card', async () => {
  link = { ...link, plan, studio, brand, promotion, sign_up_trial_days: 7 }
  const user = open('studio=7&plan=2&code=SAVE20')
  await linkField()
  await user.type(screen.getByLabelText(/^First name/), 'Ada')
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')

  expect((await linkField()).value).toBe(
    'https://x-plus.example/subscribe/payment-public?store_id=7&sp=2&code=SAVE20#email=ada%40example.com&first_name=Ada',
  )
  const preview = screen.getByRole('article', { name: texts.preview })
  within(preview).getByText('Filled in for the buyer: Ada, ada@example.com')
  within(preview).getByText(/The 7-day free trial/)
  expect(preview.textContent).toContain('20% off the first payment-$3.00Charged today$11.99')
  const card = screen.getByRole('article', { name: texts.card })
  expect(card.textContent).toContain('$11.99 at first, then $14.99 a month')
  expect(card.textContent).not.toMatch(/ada/i)
  expect(location.href).not.toMatch(/ada/i)
  expect(calls.join()).not.toMatch(/ada/i)
})

it('says at each part what is wrong, and gives no link', async () => {
  link = {
    ...link,
    plan,
    problems: [
      { parameter: 'store_id', code: 'unknown', blocks: true },
      { parameter: 'code', code: 'used_up', blocks: false },
    ],
  }
  open('studio=999&plan=2&code=GONE')
  await screen.findByText(texts.wrong)
  expect(screen.getByLabelText('Promo code').getAttribute('aria-invalid')).toBe('true')
  screen.getByText(texts.problems.used_up)
  const group = screen.getByRole('group', { name: texts.studio })
  within(group).getByText(texts.problems.unknown)
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull()
})

it('offers the brands that are sold alone, in their order', async () => {
  open('plan=2')
  const field = await screen.findByRole('combobox', { name: 'Practice' })
  const names = within(field).getAllByRole('option').slice(1)
  expect(names.map(({ textContent }) => textContent)).toEqual(['Pilates', 'Aqua', 'Yoga'])
})

it('asks for the practice where no studio says it', async () => {
  link = { ...link, problems: [{ parameter: 'brand_id', code: 'needs_brand', blocks: true }] }
  const user = open('plan=2')
  await screen.findByText(texts.problems.needs_brand)
  link = { ...nothing, plan, brand, problems: [] }
  await user.selectOptions(screen.getByRole('combobox', { name: /Practice/ }), 'Yoga')
  expect((await linkField()).value).toBe(
    'https://x-plus.example/subscribe/payment-public?sp=2&brand_id=4',
  )
})

it('checks a code once it has been typed', async () => {
  link = { ...link, plan }
  const user = open('plan=1')
  await linkField()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Discount' }), 'code')
  await user.type(screen.getByLabelText('Promo code'), 'SAVE20')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toContain('sp=1&code=SAVE20')
})

it('offers to check again after a failure, and keeps what was chosen', async () => {
  const answer = link
  const answers: Record<string, () => Response> = {}
  vi.unstubAllGlobals()
  calls = respondToCalls(() => answers)
  const user = open('plan=1')
  await screen.findByText(texts.failedTitle)
  answers['GET /api/v1/public/payment_links'] = () => Response.json({ ...answer, plan })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await linkField()).value).toContain('sp=1')
})

it('says how to copy by hand when the browser does not let it', async () => {
  link = { ...link, plan }
  const user = open('plan=1')
  await linkField()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: texts.copy }))
  await screen.findByText(texts.copyFailed)
})

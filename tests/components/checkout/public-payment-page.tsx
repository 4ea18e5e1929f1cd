import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { PublicPaymentScreen } from '@/components/checkout/public-payment-screen'
import { defaultBrand } from '@/lib/brand/brands'
import messages from '@/messages/en.json'
import { signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { cards, charge, plan, responses } from './payment-page'

vi.mock('@/lib/checkout/load-card-provider', () => ({
  CARD_SCRIPT_TIMEOUT_MS: 20_000,
  loadCardProvider: async () => cards.stripe,
}))

export const LINK = 'GET /api/v1/public/payment_links'
export const BUY = 'POST /api/v1/public/subscriptions/web'
export const READ = 'GET /api/v1/public/subscriptions/web/public-id-of-a-purchase'
const publicPlan = { ...plan, trial_days: 0 }
export const studio = {
  id: 7,
  name: 'Yoga on Seventh',
  brand: { id: 4, external_id: '4', name: 'Yoga' },
  address: { line1: '1 Seventh Avenue', city: 'New York', postal_code: '10001', country: 'US' },
  latitude: 40,
  longitude: -73,
}
export const link = (changes: object = {}) => ({
  plan: publicPlan,
  sign_up_trial_days: 0,
  studio: null,
  brand: null,
  offer: null,
  promotion: null,
  problems: [],
  ...changes,
})
export const outcome = (status: string) => ({
  id: 'public-id-of-a-purchase',
  status,
  charged: status === 'active' ? charge : null,
  next_charge: null,
  subscription_plan: { price: 239.99 },
  stripe_details: {
    stripe_customer_id: 'cus_1',
    stripe_payment_intent_client_secret: status === 'incomplete' ? 'pi_1_secret_x' : null,
  },
})

export const open = () =>
  render(
    <PublicPaymentScreen
      brand={defaultBrand}
      plans={[]}
      offers={null}
      dates={messages.dates}
      agreements={{ terms: null, privacy: null, ids: [1, 2] }}
      surface="tint"
      helpUrl="/help"
    />,
    { wrapper: PageWrapper },
  )
export const email = () => screen.findByLabelText<HTMLInputElement>('Email')
export const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export async function fillIn() {
  await screen.findByRole('option', { name: 'United States' })
  set('Country', 'US')
  await screen.findByRole('option', { name: 'Washington' })
  set('Street address', '1 Main Street')
  set('City', 'Seattle')
  set('State', 'WA')
  set('ZIP code', '98101')
  act(() => cards.typeCard())
}
export const fillBuyer = () => {
  set('Email', 'ada@example.com')
  set('First name', 'Ada')
  set('Last name', 'Byron')
}
export const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pay $255.59' }))
export const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })

const started = () => Response.json(outcome('incomplete'), { status: 201 })

/** What was sent to buy, one after the other. */
export function recordPurchases(answer = started) {
  const sent: { subscription: Record<string, unknown>; referrer_id?: string }[] = []
  responses[BUY] = (body) => {
    sent.push(JSON.parse(String(body)))
    return answer()
  }
  return sent
}

beforeEach(() => {
  signOut()
  delete window.privateFragment
  window.history.replaceState(null, '', '/subscribe/payment-public?sp=3&referrer_id=R1')
  Object.assign(responses, {
    [LINK]: () => Response.json(link()),
    [BUY]: started,
    [READ]: () => Response.json(outcome('active')),
    'POST /api/v1/public/subscription_plan/3/tax_estimates': () =>
      Response.json({ amount: 15.6, currency: 'usd' }),
  })
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { PaymentScreen } from '@/components/checkout/payment-screen'
import { defaultBrand } from '@/lib/brand/brands'
import { clearFlow } from '@/lib/flow/flow-store'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { fakeCardProvider } from '@/tests/support/fake-card-provider'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { stubUserActivation } from '@/tests/support/user-activation'

/** The fake card provider of the current test. */
export let cards: ReturnType<typeof fakeCardProvider>
vi.mock('@/lib/checkout/load-card-provider', () => ({
  CARD_SCRIPT_TIMEOUT_MS: 20_000,
  loadCardProvider: async () => cards.stripe,
}))

export const plan = {
  id: 3,
  name: 'Everything, yearly',
  plan_type: 'all',
  interval: 'year',
  price: 239.99,
  currency: 'usd',
  currency_options: [{ currency: 'usd', price: 239.99 }],
}
export const charge = { amount: 255.59, tax: 15.6, currency: 'usd', at: '2026-11-22T10:00:00.000Z' }
export const subscription = (status: string) => ({
  id: 7,
  status,
  charged: status === 'active' ? charge : null,
  next_charge: null,
  stripe_details: {
    stripe_customer_id: 'cus_1',
    stripe_payment_intent_client_secret: status === 'incomplete' ? 'pi_1_secret_x' : null,
  },
  subscription_plan: { id: 3, name: plan.name, plan_type: 'all', price: 239.99, currency: 'usd' },
})

/** Default responses of the provider; `responses` can override them. */
export const usual: Record<string, Answer> = {
  ...memberSession,
  'GET /api/v1/subscription_plan/3': () => Response.json(plan),
  'GET /api/v1/payment_profile': () => Response.json({ stripe_customer: null }),
  'GET /api/v1/payment_profiles': () => Response.json({ data: [], paging: { next_page: null } }),
  'GET /api/v1/user': fail,
  'GET /api/countries': () =>
    Response.json([{ iso2: 'US', name: 'United States', states_required: true }]),
  'GET /api/countries/US/states': () => Response.json([{ iso2: 'WA', name: 'Washington' }]),
  'POST /api/v1/subscription_plan/3/tax_estimates': () =>
    Response.json({ amount: 15.6, currency: 'usd' }),
  'GET /api/v1/subscriptions': () => Response.json({ data: [], paging: { next_page: null } }),
  'POST /api/v1/subscriptions/web': () =>
    Response.json(subscription('incomplete'), { status: 201 }),
  'GET /api/v1/subscriptions/web/7': () => Response.json(subscription('active')),
}
export let responses: Record<string, Answer>

beforeEach(() => {
  cards = fakeCardProvider()
  vi.stubGlobal('requestIdleCallback', queueMicrotask)
  stubUserActivation(true)
  responses = { ...usual }
  localStorage.clear()
  sessionStorage.clear()
  clearFlow()
  signIn()
  window.history.replaceState(null, '', '/subscribe/payment?sp=3')
  respondToCalls(() => responses)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the payment of the yearly plan for a member without a card on file. */
export const open = ({ brand = defaultBrand } = {}) =>
  render(
    <PaymentScreen brand={brand} plans={[]} agreements={{ terms: null, privacy: null, ids: [] }} />,
    {
      wrapper: PageWrapper,
    },
  )

export const payButton = () => screen.findByRole('button', { name: /^(Pay|Try again)/ })
export const noticeOf = async (kind: string) => {
  const found = await waitFor(() => {
    const box = document.querySelector<HTMLElement>(`[data-notice="${kind}"]`)
    expect(box).not.toBeNull()
    return box!
  })
  return within(found)
}
export const noticesOf = (text: string | RegExp) => screen.queryAllByText(text)

export async function fillIn() {
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('option', { name: 'United States' })
  set('Country', 'US')
  await screen.findByRole('option', { name: 'Washington' })
  set('Name on card', 'Ada Larsen')
  set('Street address', '1 Main Street')
  set('City', 'Seattle')
  set('State', 'WA')
  set('ZIP code', '98101')
  act(() => cards.typeCard())
}

export async function pay() {
  await fillIn()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $255.59' }))
}

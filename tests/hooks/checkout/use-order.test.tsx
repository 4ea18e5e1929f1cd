import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOrder } from '@/hooks/checkout/use-order'
import type { Card } from '@/lib/api/payment-profile'
import { paymentFields } from '@/lib/checkout/payment-fields'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const ESTIMATE = 'POST /api/v1/subscription_plan/1/tax_estimates'
const plan = aPlan()
const scope = { userId: 'u1', planId: 1, brandId: null }
const seattle = {
  line1: null,
  line2: null,
  city: null,
  state: 'WA',
  postalCode: '98101',
  country: 'US',
}
const card = (address: typeof seattle | null) =>
  ({ id: 'pm_9', last4: '4242', billingDetails: { name: 'Ada', address } }) as unknown as Card
let answers: Record<string, Answer>
let asked: { address: object; new_cc: boolean }[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  answers = {
    'GET /api/countries': () =>
      Response.json([
        { iso2: 'US', name: 'United States', states_required: true },
        { iso2: 'DE', name: 'Germany', states_required: false, full_address_required: false },
      ]),
    'GET /api/countries/US/states': () => Response.json([{ iso2: 'WA', name: 'Washington' }]),
    [ESTIMATE]: (body) => {
      asked.push(JSON.parse(String(body)))
      return Response.json({ amount: 1.95, currency: 'usd' })
    },
  }
  respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

const show = (cardOnFile: Card | null = null, defaults = {}) =>
  renderHook(
    () => useOrder({ plan, scope, currency: 'usd', cardOnFile, defaults, promotion: null }),
    { wrapper: PageWrapper },
  ).result
const type = (order: ReturnType<typeof show>, values: object) => {
  for (const [field, value] of Object.entries(values))
    act(() => order.current.form.change(field as 'zip', value as string))
}

describe('an order', () => {
  it('asks for card and address where there is no card on file', async () => {
    const order = show()
    expect(order.current).toMatchObject({ payWith: 'newCard', asked: paymentFields })
    expect(order.current.tax.status).toBe('unasked')
    type(order, { country: 'US', state: 'WA', zip: '98101' })
    await waitFor(() => expect(order.current.summary.charges?.today).toBe(31.94))
    expect(asked[0]).toMatchObject({ address: { country: 'US', postal_code: '98101' } })
  })

  it('asks for nothing where the card on file has an address', async () => {
    const order = show(card(seattle))
    expect(order.current).toMatchObject({ payWith: 'cardOnFile', asked: [], errors: {} })
    await waitFor(() => expect(order.current.tax.status).toBe('known'))
    expect(asked[0]).toMatchObject({ address: { country: 'US', postal_code: '98101' } })
  })

  it('asks for what the tax needs where the card on file has no address', async () => {
    const order = show(card(null))
    expect(order.current.asked).toEqual(['country', 'state', 'zip'])
    await waitFor(() => expect(order.current.geography.countries).not.toBeNull())
    type(order, { country: 'US', state: 'WA', zip: '98101' })
    expect(order.current.address).toEqual({ country: 'US', state: 'WA', postalCode: '98101' })
    await waitFor(() => expect(order.current.tax.status).toBe('known'))
  })

  it('asks for all of it once another card is to pay', () => {
    const order = show(card(seattle))
    act(() => order.current.setPayWith('newCard'))
    expect(order.current.asked).toEqual(paymentFields)
    expect(order.current.address).toEqual({})
  })

  it('needs no more than country and postal code where the tax depends on nothing else', async () => {
    const order = show()
    await waitFor(() => expect(order.current.geography.countries).not.toBeNull())
    type(order, { country: 'US', zip: '98101' })
    for (const field of ['street', 'city', 'state'] as const)
      expect(order.current.errors[field]).toEqual({ code: 'required' })
    expect(order.current.tax.status).toBe('unasked')
    type(order, { country: 'DE', zip: '10115' })
    expect(order.current.errors.state).toBeUndefined()
    expect(order.current.errors.street).toBeUndefined()
    expect(order.current.errors.city).toBeUndefined()
    await waitFor(() => expect(order.current.tax.status).toBe('known'))
  })

  it('takes a country that is typed while the list cannot be had', async () => {
    answers['GET /api/countries'] = fail
    const order = show()
    await waitFor(() => expect(order.current.geography.byHand).toBe(true))
    type(order, { country: 'germany' })
    expect(order.current.geography.countryCode).toBe('DE')
    type(order, { country: 'Nowhere' })
    expect(order.current.errors.country).toEqual({ code: 'country' })
  })
})

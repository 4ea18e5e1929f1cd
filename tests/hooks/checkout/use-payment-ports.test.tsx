import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Order } from '@/hooks/checkout/use-order'
import { usePaymentPorts } from '@/hooks/checkout/use-payment-ports'
import type { Card } from '@/lib/api/payment-profile'
import type { PurchaseRequest } from '@/lib/checkout/attempt'
import { loadAttempt } from '@/lib/checkout/attempt-store'
import { emptyValues } from '@/lib/checkout/payment-fields'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { fakeCardProvider } from '@/tests/support/fake-card-provider'

const cards = vi.hoisted(() => ({ library: null as ReturnType<typeof fakeCardProvider> | null }))
vi.mock('@stripe/react-stripe-js', () => ({
  CardNumberElement: 'cardNumber',
  useStripe: () => cards.library?.stripe ?? null,
  useElements: () => cards.library?.stripe.elements() ?? null,
}))

const BUY = 'POST /api/v1/subscriptions/web'
const LIST = 'GET /api/v1/subscriptions'
const scope = { userId: 'u1', planId: 3, brandId: 4 }
const asked = { terms: '{}', promotion: null, currency: 'usd', regular: null }
const request = (paymentMethodId: string | null): PurchaseRequest => ({
  subscription: {
    subscriptionPlanId: 3,
    currency: 'usd',
    stripePaymentMethodId: paymentMethodId,
    stripePromotionCodeId: null,
    brandId: 4,
    expected: null,
  },
  referrerId: null,
  impactClickId: null,
})
const subscription = (id: number, status: string, brand = 4, plan = 3) => ({
  id,
  status,
  charged: null,
  next_charge: null,
  brand: { id: brand, external_id: String(brand), name: 'Yoga' },
  subscription_plan: { id: plan, name: 'One brand', price: 19.99, currency: 'usd' },
})
let answers: Record<string, Answer>
const { signal } = new AbortController()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  answers = {}
  respondToCalls(() => answers)
  cards.library = fakeCardProvider()
})
afterEach(() => vi.unstubAllGlobals())

function ports(payWith: Order['payWith'] = 'newCard', cardOnFile: Card | null = null) {
  const values = { ...emptyValues, nameOnCard: 'Ada', zip: '98101' }
  const order = { form: { values }, geography: { countryCode: 'US' }, payWith } as unknown as Order
  return renderHook(() => usePaymentPorts({ scope, order, cardOnFile, request, asked })).result
    .current
}

it('keep a typed card at the card provider, with name and address', async () => {
  cards.library!.stripe.elements().create('cardNumber')
  expect(await ports().createMethod()).toEqual({ ok: true, data: 'pm_1' })
  expect(cards.library!.createPaymentMethod).toHaveBeenCalledWith(
    expect.objectContaining({
      billing_details: { name: 'Ada', address: { postal_code: '98101', country: 'US' } },
    }),
  )
})

it('keep no card where there are no fields', async () => {
  await expect(ports().createMethod()).rejects.toThrow('The card fields are not there')
})

it('name the card on file only when it pays', () => {
  const card = { id: 'pm_9' } as Card
  expect(ports('cardOnFile', card).cardOnFileId).toBe('pm_9')
  expect(ports('newCard', card).cardOnFileId).toBeNull()
})

it('send a purchase with a key that is kept, and the very same one again', async () => {
  const sent: { idempotency_key: string; subscription: { stripe_payment_method_id: string } }[] = []
  answers[BUY] = (body) => {
    sent.push(JSON.parse(String(body)))
    return fail()
  }
  const { createSubscription } = ports()
  expect((await createSubscription('pm_1')).ok).toBe(false)
  expect(loadAttempt(scope)).toMatchObject({
    stage: 'sent',
    order: asked,
    request: request('pm_1'),
  })
  await createSubscription('pm_2')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

it('find the active subscription to what is bought, and no other', async () => {
  const list = (...data: object[]) => {
    answers[LIST] = () => Response.json({ data, paging: { next_page: null } })
  }
  const others = [
    subscription(1, 'active', 6),
    subscription(2, 'active', 4, 9),
    subscription(3, 'incomplete'),
  ]
  list(...others)
  expect(await ports().findActive(signal)).toBeNull()
  list(...others, subscription(4, 'active'))
  expect(await ports().findActive(signal)).toMatchObject({ id: 4 })
})

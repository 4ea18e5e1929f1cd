import { randomUUID } from 'node:crypto'
import { publicOrder } from '../../payments/public/support/public-shop'
import { order } from '../../payments/support/shop'
import type { Row } from './route-call'

const memberships = '/api/v1/subscriptions'
const purchases = '/api/v1/subscriptions/web'
const publicPurchases = '/api/v1/public/subscriptions/web'
const cards = '/api/v1/payment_profiles'

/** The routes of a buyer, who must not have a subscription before. */
export const ofBuyer: Row[] = [
  [`POST ${purchases}`, () => ({ body: order() })],
  [`GET ${purchases}/{id}`, (made) => ({ path: made[`POST ${purchases}`] })],
  ['POST /api/v1/subscriptions/{id}/open_payment', (made) => ({ path: made[`POST ${purchases}`] })],
  ['GET /api/v1/invoices', () => ({})],
  [
    'GET /api/v1/invoices/{id}/pdf',
    (made) => ({
      path: (made['GET /api/v1/invoices'] as unknown as { data: { id: number }[] }).data[0],
    }),
  ],
  ['GET /api/v1/invoices/pack.pdf', () => ({ query: '?from=2026-01-01&to=2026-12-31' })],
  [`POST ${cards}`, () => ({ body: { stripe_payment_method_id: 'pm_card_mastercard' } })],
  [`PUT ${cards}/{id}`, (made) => ({ path: made[`POST ${cards}`], body: { default: true } })],
  [`DELETE ${cards}/{id}`, (made) => ({ path: made[`POST ${cards}`] })],
  [`GET ${memberships}/{id}`, (made) => ({ path: made[`POST ${purchases}`] })],
  [
    `GET ${memberships}/{id}/change_preview`,
    (made) => ({ path: made[`POST ${purchases}`], query: '?subscription_plan_id=2&brand_id=4' }),
  ],
  [
    `PUT ${memberships}/{id}`,
    (made) => ({
      path: made[`POST ${purchases}`],
      body: { subscription: { cancel_at_period_end: false } },
    }),
  ],
  [`DELETE ${memberships}/{id}`, (made) => ({ path: made[`POST ${purchases}`] })],
  [`GET ${memberships}/{id}/cancellation.pdf`, (made) => ({ path: made[`POST ${purchases}`] })],
]

/** The routes of a buyer of a monthly plan, which alone can pause. */
export const ofMonthlyBuyer: Row[] = [
  [`POST ${purchases}`, () => ({ body: order({ subscription_plan_id: 2, brand_id: 4 }) })],
  [`GET ${memberships}/{id}/pause_options`, (made) => ({ path: made[`POST ${purchases}`] })],
]

/** The routes of a visitor without a session. */
export const ofVisitor: Row[] = [
  [
    `POST ${publicPurchases}`,
    () => ({
      body: publicOrder({}, { email: `${randomUUID()}@example.com` }),
      // Without one the test card would tie both runs together.
      headers: { 'idempotency-key': randomUUID() },
    }),
  ],
]

/** Called last, with the buyer's session. */
export const signOut: Row = ['DELETE /api/v1/users/sign_out', () => ({})]

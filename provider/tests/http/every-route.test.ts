import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { readEnv } from '../../src/env'
import { videoGroups } from '../../src/db/schema/catalogue'
import { sessions as sessionRows } from '../../src/db/schema/identity'
import { buyForAccount, publicOrder } from '../payments/public/support/public-shop'
import { order, subscriptionsOf } from '../payments/support/shop'
import { sign, webhookEnv } from '../payments/support/webhooks'
import { findMailPreferences } from '../../src/mail/mail-preferences'
import { recordProof } from '../../src/identity/verified-emails'
import { createClass } from '../support/live-classes'
import { readDocument } from '../support/read-document'
import { createSeededDatabase } from '../support/seeded-database'
import { createRecord } from '../support/studio-records'
import { signUpBody } from '../support/sign-up'
import { extraNames, marker, tablesWithMarker, withExtraFields } from './support/extra-fields'
import { startProvider, type TestProvider } from '../support/start-provider'
import { subscribe } from '../support/subscribers'
import { createMember, testPassword } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  const database = await createSeededDatabase()
  provider = await startProvider({ database, env: webhookEnv })
})
// Compares all responses with the document and throws what differs.
afterAll(() => provider.stop())

type Call = {
  /** Values of the path's parameters, which are 1 unless said. */
  path?: { [name: string]: unknown }
  /** With its question mark. */
  query?: string
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
}
type Responses = Record<string, { id: number; code?: string; device_secret?: string }>
/** How to call a route, given the responses of the routes before it, by their names. */
type Row = [route: string, call: (responses: Responses) => Call]

const lists = '/api/v1/favorite_lists'
const sessions = '/api/v1/user_video_sessions'
const memberships = '/api/v1/subscriptions'
const purchases = '/api/v1/subscriptions/web'
const publicPurchases = '/api/v1/public/subscriptions/web'
const bookings = '/api/v1/bookings'
const cards = '/api/v1/payment_profiles'

/** Every route that needs more than its path, in the order in which they are called. */
async function rowsFor({ id, email }: { id: number; email: string }): Promise<Row[]> {
  const [subscription] = await subscriptionsOf(provider, id)
  const [program] = await provider.db
    .select()
    .from(videoGroups)
    .where(eq(videoGroups.kind, 'program'))
    .limit(1)
  const soon = await createClass(provider, { startsIn: 5 })
  const later = await createClass(provider, { startsIn: 600 })
  const geography = { headers: { 'x-cscapi-key': readEnv({ NODE_ENV: 'test' }).geographyKey } }
  const name = { body: { favorite_list: { name: 'Evenings' } } }
  const person = { first_name: 'Ada', last_name: 'Larsen', email, phone: '(213) 555-0155' }
  const passwords = { password: 'plum kettle 43', password_confirmation: 'plum kettle 43' }
  const watched = { video_id: 1, watched_seconds: 30, live: false }
  const code = { query: '?code=SAVE20&subscription_plan_id=1' }
  const tax = { body: { address: { country: 'US', state: 'CO', postal_code: '80202' } } }
  const newcomer = signUpBody()
  const { token } = await buyForAccount(provider, email)
  const record = await createRecord(provider)
  const now = provider.clock.now()
  const proof = await recordProof(provider.db, { email: record.email, token: undefined, now })
  const [other] = await provider.db
    .insert(sessionRows)
    .values({ userId: id, client: 'x', tokenHash: 'x', createdAt: now, lastUsedAt: now })
    .returning()
  const picture = sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await picture.png().toBuffer())]))
  const event = { id: 'evt_1', object: 'event', type: 'unknown', created: 1, data: { object: {} } }
  const { optOutToken } = await findMailPreferences(provider.db, id)
  const optOut = { path: { token: optOutToken }, query: '?list=offers' }
  return [
    ['GET /mail-opt-outs/{token}', () => optOut],
    ['POST /mail-opt-outs/{token}', () => optOut],
    [`POST ${bookings}`, () => ({ body: { booking: { live_class_id: soon.id } } })],
    [
      `PUT ${bookings}/{id}`,
      (made) => ({ path: made[`POST ${bookings}`], body: { attended: true } }),
    ],
    [`POST ${bookings}`, () => ({ body: { booking: { live_class_id: later.id } } })],
    [`DELETE ${bookings}/{id}`, (made) => ({ path: made[`POST ${bookings}`] })],
    ['POST /api/v1/brightcove_token/generate', () => ({ body: { video_id: 1 } })],
    [
      'POST /api/v2/user_video_watches',
      () => ({ body: { ...watched, playback_started_at: provider.clock.now().toISOString() } }),
    ],
    [`POST ${sessions}`, () => ({ body: { video_id: 1, position_seconds: 30 } })],
    [
      `PUT ${sessions}/{id}`,
      (made) => ({ path: made[`POST ${sessions}`], body: { position_seconds: 40 } }),
    ],
    [`POST ${lists}`, () => name],
    [`PUT ${lists}/{id}`, (made) => ({ path: made[`POST ${lists}`], ...name })],
    [`POST ${lists}/{id}/items`, () => ({ path: { id: 'default' }, body: { video_id: 1 } })],
    [`GET ${lists}/{id}`, () => ({ path: { id: 'default' } })],
    [
      `DELETE ${lists}/{id}/items/{item_id}`,
      (made) => ({ path: { id: 'default', item_id: made[`POST ${lists}/{id}/items`]?.id } }),
    ],
    [`DELETE ${lists}/{id}`, (made) => ({ path: made[`POST ${lists}`] })],
    [
      'POST /api/v1/free_class_requests',
      () => ({ body: { free_class_request: { studio_id: 1, ...person } } }),
    ],
    ['GET /api/v1/video_groups/programs/{id}', () => ({ path: program })],
    [`GET ${publicPurchases}/{id}`, () => ({ path: { id: subscription?.publicId } })],
    ['POST /api/v1/public/purchase_claims', () => ({ body: { token } })],
    ['PUT /api/v1/public/purchase_claims', () => ({ body: { token } })],
    ['GET /api/v1/promotion_codes', () => code],
    ['GET /api/v1/public/promotion_codes', () => code],
    ['POST /api/v1/subscription_plan/{id}/tax_estimates', () => tax],
    ['POST /api/v1/public/subscription_plan/{id}/tax_estimates', () => tax],
    ['POST /webhooks/cards', () => signed(event)],
    ['POST /api/v1/users', () => ({ body: newcomer })],
    [
      'POST /api/v1/users/sign_in',
      () => ({ body: { email: newcomer.user.email, password: newcomer.user.password } }),
    ],
    ['PUT /api/v1/user', () => ({ body: { user: { first_name: 'Ada' } } })],
    [
      'POST /api/v1/users/password',
      () => ({ body: { email, redirect_url: `${provider.env.webUrl}/forgot-password` } }),
    ],
    ['POST /api/v1/verified_user_lookups', () => ({ body: { email: record.email } })],
    ['POST /api/v1/user_lookups', () => ({ body: { email: record.email } })],
    ['POST /api/v1/verify', () => ({ body: { email: record.email } })],
    [
      'POST /api/v1/associated_users',
      () => ({ body: { user_ids: [record.id], verification_token: proof } }),
    ],
    ['DELETE /api/v1/associated_users/{id}', () => ({ path: { id: record.id } })],
    ['GET /api/countries', () => geography],
    ['GET /api/countries/{country}/states', () => ({ path: { country: 'US' }, ...geography })],
    [
      'GET /api/countries/{country}/states/{state}/cities',
      () => ({ path: { country: 'US', state: 'CO' }, ...geography }),
    ],
    // A new password ends the other sessions.
    ['DELETE /api/v1/users/sessions/{id}', () => ({ path: other })],
    [
      'PUT /api/v1/users/password',
      () => ({ body: { ...passwords, current_password: testPassword } }),
    ],
    ['POST /api/v1/device_codes', () => ({ body: { device_name: 'Living-room TV' } })],
    [
      'GET /api/v1/applicaster_auth_grants/{code}',
      (made) => ({ path: made['POST /api/v1/device_codes'] }),
    ],
    [
      'POST /api/v1/applicaster_auth_grants',
      (made) => ({ body: { code: made['POST /api/v1/device_codes']?.code } }),
    ],
    [
      'POST /api/v1/device_codes/token',
      (made) => ({ body: { device_secret: made['POST /api/v1/device_codes']?.device_secret } }),
    ],
    ['PUT /api/v1/mail_preferences', () => ({ body: { offers: true } })],
    ['POST /api/v1/profile_pictures', () => ({ form })],
    ['DELETE /api/v1/profile_pictures', () => ({})],
    ['DELETE /api/v1/users/sessions', () => ({})],
    ['DELETE /api/v1/user', () => ({ body: { password: passwords.password } })],
  ]
}

const signed = (event: object): Call => ({
  body: event,
  headers: { 'stripe-signature': sign(provider, JSON.stringify(event)) },
})

/** The routes of a buyer, who must not have a subscription before. */
const ofBuyer: Row[] = [
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
]

/** The routes of a buyer of a monthly plan, which alone can pause. */
const ofMonthlyBuyer: Row[] = [
  [`POST ${purchases}`, () => ({ body: order({ subscription_plan_id: 2, brand_id: 4 }) })],
  [`GET ${memberships}/{id}/pause_options`, (made) => ({ path: made[`POST ${purchases}`] })],
]

/** The routes of a visitor without a session. */
const ofVisitor: Row[] = [
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
const signOut: Row = ['DELETE /api/v1/users/sign_out', () => ({})]

/**
 * Calls every route of the document, each with a body that `extend` may change. Returns those that
 * failed.
 */
async function callEveryRoute(extend: (route: string, body: unknown) => unknown) {
  const routes = Object.entries(readDocument().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const member = await createMember(provider)
  await subscribe(provider, [member.user.id])
  const buyer = await createMember(provider)
  const rows = await rowsFor(member.user)
  const listed = new Set(
    [...rows, ...ofBuyer, ...ofMonthlyBuyer, ...ofVisitor, signOut].map(([route]) => route),
  )
  const plain: Row[] = routes
    .filter((route) => !listed.has(route))
    .map((route) => [route, () => ({})])

  const failed: unknown[] = []
  async function callAll(table: Row[], headers: Record<string, string>) {
    const responses: Responses = {}
    for (const [route, describe] of table) {
      const { path = {}, query = '', body, form, headers: more } = describe(responses)
      const [method = '', template = ''] = route.split(' ')
      const address = template.replaceAll(/\{(\w+)\}/g, (_, name) => String(path[name] ?? 1))
      const options = { body: extend(route, body), form, headers: { ...headers, ...more } }
      const response = await provider.call(method, address + query, options)
      responses[route] = response.body
      if (response.status >= 300) failed.push([route, response.status, response.body])
      if (JSON.stringify(response.body)?.includes(marker)) failed.push([route, response.body])
    }
  }
  await callAll(ofVisitor, {})
  await callAll(ofBuyer, buyer.headers)
  await callAll(ofMonthlyBuyer, (await createMember(provider)).headers)
  await callAll([...plain, ...rows], member.headers)
  await callAll([signOut], buyer.headers)
  return failed
}

test('every route responds as its document says', async () => {
  expect(await callEveryRoute((_, body) => body)).toEqual([])
})

test('sixty fields that a body does not have change no answer and are never stored', async () => {
  expect(extraNames).toHaveLength(60)
  const extended = new Set<string>()
  const failed = await callEveryRoute((route, body) => {
    // An event's signature is over its bytes, and the card provider adds fields as it likes.
    if (body === undefined || !route.includes('/api/')) return body
    extended.add(route)
    return withExtraFields(route, body)
  })
  expect(failed).toEqual([])
  expect(extended.size).toBeGreaterThan(20)
  expect(await tablesWithMarker(provider)).toEqual([])
})

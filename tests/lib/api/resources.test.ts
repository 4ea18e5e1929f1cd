import { expect, it } from 'vitest'
import { cancelBooking, createBooking, listBookings, markAttended } from '@/lib/api/bookings'
import { type Api, createClient } from '@/lib/api/client'
import { register, updatePassword } from '@/lib/api/users'
import { getPlan } from '@/lib/api/plans'
import { requestPlayback } from '@/lib/api/playback'
import { estimateTax } from '@/lib/api/tax-estimate'
import { createSubscription, getSubscription } from '@/lib/api/subscriptions-web'
import { recordWatch } from '@/lib/api/user-videos'
import { lookUpEmail } from '@/lib/api/user-lookups'
import { listVideos } from '@/lib/api/videos'
import { json, startHttpServer } from '@/tests/support/http-server'

const calls: [string, (api: Api) => Promise<unknown>, string, unknown?][] = [
  [
    'videos',
    (api) =>
      listVideos(api, {
        kind: 'workout',
        modalitiesIds: [1, 2],
        brandId: 4,
        level: null,
        q: '',
        page: 2,
      }),
    'GET /api/v1/videos?per_page=50&kind=workout&modalities_ids=1,2&brand_id=4&page=2',
  ],
  ['bookings', (api) => listBookings(api, { state: 'past' }), 'GET /api/v1/bookings?state=past'],
  [
    'book',
    (api) => createBooking(api, 7),
    'POST /api/v1/bookings',
    { booking: { live_class_id: 7 } },
  ],
  ['cancel', (api) => cancelBooking(api, 9), 'DELETE /api/v1/bookings/9'],
  ['attend', (api) => markAttended(api, 9), 'PUT /api/v1/bookings/9', { attended: true }],
  [
    'an id cannot leave its place',
    (api) => cancelBooking(api, '../users'),
    'DELETE /api/v1/bookings/..%2Fusers',
  ],
  [
    'subscribe',
    (api) =>
      createSubscription(api, {
        subscription: {
          subscriptionPlanId: 2,
          currency: 'usd',
          brandId: 4,
          stripePromotionCodeId: null,
        },
        referrerId: '',
        impactClickId: 'click',
        idempotencyKey: 'k',
      }),
    'POST /api/v1/subscriptions/web',
    {
      subscription: { subscription_plan_id: 2, currency: 'usd', brand_id: 4 },
      format: 'json',
      impact_click_id: 'click',
    },
  ],
  ['poll', (api) => getSubscription(api, 'sub_1'), 'GET /api/v1/subscriptions/web/sub_1'],
  [
    'tax',
    (api) =>
      estimateTax(api, 2, { newCc: true, address: { line1: 'a', postalCode: '1', country: 'US' } }),
    'POST /api/v1/subscription_plan/2/tax_estimates',
    { new_cc: true, address: { line1: 'a', postal_code: '1', country: 'US' }, format: 'json' },
  ],
  [
    'look up',
    (api) => lookUpEmail(api, { email: 'a@b.c' }),
    'POST /api/v1/verified_user_lookups',
    { email: 'a@b.c', format: 'json' },
  ],
  [
    'password',
    (api) => updatePassword(api, { password: 'a', passwordConfirmation: 'b' }),
    'PUT /api/v1/users/password',
    { password: 'a', password_confirmation: 'b' },
  ],
  [
    'watch',
    (api) =>
      recordWatch(api, { videoId: 1, watchedSeconds: 30, live: false, playbackStartedAt: 'then' }),
    'POST /api/v2/user_video_watches',
    { video_id: 1, watched_seconds: 30, live: false, playback_started_at: 'then' },
  ],
  [
    'play',
    (api) => requestPlayback(api, { liveClassId: 5 }),
    'POST /api/v1/brightcove_token/generate',
    { live_class_id: 5 },
  ],
]

it.each(calls)('%s: the call in the specification', async (_, call, line, body) => {
  const { url, received } = await startHttpServer((_request, response) => json(response, {}))
  await call(createClient({ baseUrl: () => `${url}/api`, timeoutMs: 5000 })).catch(() => undefined)
  expect(`${received[0]!.method} ${received[0]!.url}`).toBe(line)
  expect(received[0]!.body && JSON.parse(received[0]!.body)).toEqual(body ?? '')
})

async function against(status: number, body: unknown) {
  const { url, received } = await startHttpServer((_, response) => json(response, body, status))
  return { api: createClient({ baseUrl: () => `${url}/api`, timeoutMs: 5000 }), received }
}

it('the purchase has its idempotency key', async () => {
  const { api, received } = await against(422, { error: 'You already have this plan.' })
  const result = await createSubscription(api, {
    subscription: { subscriptionPlanId: 2, currency: 'usd' },
    idempotencyKey: 'attempt-1',
  })
  expect(received[0]!.headers['idempotency-key']).toBe('attempt-1')
  expect(result).toMatchObject({ ok: false, error: { messages: ['You already have this plan.'] } })
})

it.each<[number, object, object]>([
  [200, { amount: 2.5, currency: 'usd' }, { ok: true, data: { amount: 2.5 } }],
  [200, { amount: 2.5, currency: 'USD' }, { ok: true, data: { amount: 2.5 } }],
  [200, { amount: 0 }, { ok: true, data: { amount: 0 } }],
  [
    200,
    { messages: ['No such code.'] },
    { ok: true, data: { amount: null, messages: ['No such code.'] } },
  ],
  [422, { messages: ['No such code.'] }, { ok: false, error: { messages: ['No such code.'] } }],
  ...[
    { amount: 'NaN' },
    { amount: -50, currency: 'usd' },
    { amount: 1e21, currency: 'usd' },
    { amount: 2.5, currency: 'jpy' },
    { amount: 2.5, currency: 'dollars' },
  ].map((body): [number, object, object] => [
    200,
    body,
    { ok: false, error: { code: 'malformed' } },
  ]),
])('tax of %d %j', async (status, body, expected) => {
  const { api } = await against(status, body)
  expect(await estimateTax(api, 1, { newCc: true, address: {} })).toMatchObject(expected)
})

it('tax must be in the requested currency', async () => {
  const { api } = await against(200, { amount: 2.5, currency: 'cad' })
  const ask = (currency: string) => estimateTax(api, 1, { newCc: true, address: {}, currency })
  expect(await ask('cad')).toMatchObject({ ok: true, data: { amount: 2.5 } })
  expect(await ask('aud')).toMatchObject({ ok: false, error: { code: 'malformed' } })
})

const plan = {
  id: 3,
  name: 'All brands',
  plan_type: 'all',
  interval: 'year',
  price: 239.99,
  currency: 'usd',
  currency_options: [
    { currency: 'usd', price: 239.99 },
    { currency: 'cad', price: 319.99 },
  ],
}

it.each([
  ['the plan asked for', {}, true],
  ['another plan', { id: 4 }, false],
  ['a negative price', { price: -1 }, false],
  ['a price that cannot be', { price: 1e21 }, false],
  ['a price that is none', { price: '239.99' }, false],
  ['a currency that is none', { currency: 'us$' }, false],
  [
    'a negative price in one of its currencies',
    { currency_options: [{ currency: 'usd', price: -1 }, plan.currency_options[1]] },
    false,
  ],
])('a plan with %s', async (_, change, believed) => {
  const { api } = await against(200, { ...plan, ...change })
  const read = getPlan(api, 3)
  if (believed) expect(await read).toMatchObject({ id: 3, price: 239.99 })
  else await expect(read).rejects.toMatchObject({ code: 'malformed' })
})

const subscription = {
  id: 7,
  status: 'active',
  charged: { amount: 255.59, tax: 15.6, currency: 'usd', at: '2026-11-22T10:00:00.000Z' },
  next_charge: null,
  subscription_plan: { id: 3, name: 'All brands', plan_type: 'all', price: 239.99 },
}

it.each([
  ['what it took', {}, { charged: subscription.charged, nextCharge: null }],
  ['nothing taken', { charged: null }, { charged: null }],
  ['nothing said of it', { charged: undefined }, { charged: null }],
  ['a negative amount', { charged: { ...subscription.charged, amount: -1 } }, null],
  ['no amount', { charged: { ...subscription.charged, amount: null } }, null],
  ['no currency', { charged: { ...subscription.charged, currency: '' } }, null],
  ['a next charge that is none', { next_charge: { amount: 255.59 } }, null],
])('a subscription with %s', async (_, change, expected) => {
  const { api } = await against(200, { ...subscription, ...change })
  const read = getSubscription(api, 7)
  if (expected) expect(await read).toMatchObject(expected)
  else await expect(read).rejects.toMatchObject({ code: 'malformed' })
})

it('field errors of a registration come by field', async () => {
  const { api } = await against(422, {
    errors: { full_messages: ['Email has already been taken'], email: ['has already been taken'] },
  })
  const user = {
    email: 'a@b.c',
    password: 'x',
    passwordConfirmation: 'x',
    firstName: 'A',
    lastName: 'B',
    legalAgreementIds: [1],
    registrationType: 'email' as const,
  }
  expect(await register(api, { user })).toMatchObject({
    ok: false,
    error: { fieldErrors: { email: ['has already been taken'] } },
  })
})

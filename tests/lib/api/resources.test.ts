import { expect, it } from 'vitest'
import { cancelBooking, createBooking, listBookings, markAttended } from '@/lib/api/bookings'
import { type Api, createClient } from '@/lib/api/client'
import { updatePassword } from '@/lib/api/password'
import { requestPlayback } from '@/lib/api/playback'
import { estimateTax } from '@/lib/api/subscription-plan'
import { createSubscription, getSubscription } from '@/lib/api/subscriptions-web'
import { recordWatch } from '@/lib/api/user-video-watches'
import { register } from '@/lib/api/users'
import { lookUpEmail } from '@/lib/api/verified-user-lookups'
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

it.each(calls)('%s: the call that the specification lists', async (_, call, line, body) => {
  const { url, received } = await startHttpServer((_request, response) => json(response, {}))
  await call(createClient({ baseUrl: () => `${url}/api` })).catch(() => undefined)
  expect(`${received[0]!.method} ${received[0]!.url}`).toBe(line)
  expect(received[0]!.body && JSON.parse(received[0]!.body)).toEqual(body ?? '')
})

async function against(status: number, body: unknown) {
  const { url, received } = await startHttpServer((_, response) => json(response, body, status))
  return { api: createClient({ baseUrl: () => `${url}/api` }), received }
}

it('the purchase carries its key', async () => {
  const { api, received } = await against(422, { error: 'You already have this plan.' })
  const result = await createSubscription(api, {
    subscription: { subscriptionPlanId: 2, currency: 'usd' },
    idempotencyKey: 'attempt-1',
  })
  expect(received[0]!.headers['idempotency-key']).toBe('attempt-1')
  expect(result).toMatchObject({ ok: false, error: { messages: ['You already have this plan.'] } })
})

it.each([
  [200, { amount: 2.5, currency: 'usd' }, { ok: true, data: { amount: 2.5, currency: 'usd' } }],
  [200, { amount: 0 }, { ok: true, data: { amount: 0, currency: null } }],
  [
    200,
    { messages: ['No such code.'] },
    { ok: true, data: { amount: null, messages: ['No such code.'] } },
  ],
  [422, { messages: ['No such code.'] }, { ok: false, error: { messages: ['No such code.'] } }],
  [200, { amount: 'NaN' }, { ok: false, error: { code: 'malformed' } }],
])('tax of %d %j', async (status, body, expected) => {
  const { api } = await against(status, body)
  expect(await estimateTax(api, 1, { newCc: true, address: {} })).toMatchObject(expected)
})

it('field errors of a registration come back at their fields', async () => {
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

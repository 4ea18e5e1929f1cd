import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
let headers: Record<string, string>
beforeAll(async () => {
  provider = await startProvider()
  headers = (await createMember(provider)).headers
})
afterAll(() => provider.stop())

const huge = 99_999_999_999

test.each([
  `/videos?brand_id=${huge}`,
  `/videos?instructor_ids=${huge}`,
  `/live_classes?brand_id=${huge}`,
  `/instructors?brand_id=${huge}`,
  `/studios?brand_id=${huge}`,
  `/homepage_offers/web?brand_id=${huge}`,
  `/plans/web?brand_id=${huge}`,
  `/promotion_codes?code=X&subscription_plan_id=${huge}`,
  `/favorites?video_ids=${huge}`,
])('a number too large for an id is not a 500: %s', async (path) => {
  const { status } = await provider.call('GET', `/api/v1${path}`, { headers })
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
})

test.each<[string, object]>([
  ['/v1/bookings', { booking: { live_class_id: huge } }],
  ['/v1/subscriptions/web', { subscription: { subscription_plan_id: huge, currency: 'usd' } }],
  [
    '/v1/subscriptions/web',
    { subscription: { subscription_plan_id: 1, currency: 'usd', brand_id: huge, studio_id: huge } },
  ],
  ['/v1/user_video_sessions', { video_id: huge }],
  ['/v1/brightcove_token/generate', { video_id: huge }],
  ['/v1/brightcove_token/generate', { live_class_id: huge }],
  ['/v1/favorite_lists/default/items', { video_id: huge }],
  [
    '/v2/user_video_watches',
    {
      video_id: huge,
      watched_seconds: 1,
      live: false,
      playback_started_at: new Date().toISOString(),
    },
  ],
  [
    '/v1/free_class_requests',
    {
      free_class_request: {
        studio_id: huge,
        first_name: 'A',
        last_name: 'B',
        email: 'a@b.example',
        phone: '5550100199',
      },
    },
  ],
])('nor in a body: %s %j', async (path, body) => {
  const { status } = await provider.call('POST', `/api${path}`, { headers, body })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

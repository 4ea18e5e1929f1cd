import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { readEnv } from '../../../src/env'
import { videoGroups, videos } from '../../../src/db/schema/catalogue'
import { sessions as sessionRows } from '../../../src/db/schema/identity'
import { buyForAccount } from '../../payments/public/support/public-shop'
import { subscriptionsOf } from '../../payments/support/shop'
import { sign } from '../../payments/support/webhooks'
import { findMailPreferences } from '../../../src/mail/mail-preferences'
import { recordProof } from '../../../src/identity/verified-emails'
import { createClass } from '../../support/live-classes'
import { takeVideo } from '../../support/take-video'
import { createRecord } from '../../support/studio-records'
import { signUpBody } from '../../support/sign-up'
import type { TestProvider } from '../../support/start-provider'
import { testPassword } from '../../support/users'
import type { Call, Row } from './route-call'

const lists = '/api/v1/favorite_lists'
const sessions = '/api/v1/user_video_sessions'
const publicPurchases = '/api/v1/public/subscriptions/web'
const bookings = '/api/v1/bookings'
const waitlist = '/api/v1/waitlist_entries'

/** Every route that needs more than its path, in the order in which they are called. */
export async function rowsFor(
  provider: TestProvider,
  { id, email }: { id: number; email: string },
): Promise<Row[]> {
  const [subscription] = await subscriptionsOf(provider, id)
  const [program] = await provider.db
    .select()
    .from(videoGroups)
    .where(eq(videoGroups.kind, 'program'))
    .limit(1)
  const [paid, taken] = await provider.db
    .select({ id: videos.id, seconds: videos.durationSeconds })
    .from(videos)
    .where(eq(videos.free, false))
    .orderBy(videos.id)
    .limit(2)
  await takeVideo(provider, id, taken!)
  const soon = await createClass(provider, { startsIn: 5 })
  const later = await createClass(provider, { startsIn: 600 })
  const full = await createClass(provider, { startsIn: 900, capacity: 0 })
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
    [`POST ${waitlist}`, () => ({ body: { waitlist_entry: { live_class_id: full.id } } })],
    [
      `PUT ${waitlist}/{id}`,
      (made) => ({
        path: made[`POST ${waitlist}`],
        body: { waitlist_entry: { promote_until_minutes_before: 30 } },
      }),
    ],
    [`DELETE ${waitlist}/{id}`, (made) => ({ path: made[`POST ${waitlist}`] })],
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
    [
      'PUT /api/v1/videos/{id}/rating',
      () => ({ path: { id: taken!.id }, body: { stars: 5, difficulty: 'harder' } }),
    ],
    ['POST /api/v1/videos/{id}/preview', () => ({ path: paid })],
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
    ['POST /webhooks/cards', () => signed(provider, event)],
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
    ['PUT /api/v1/associated_users/{id}', () => ({ path: { id: record.id } })],
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
    ['GET /outbox.json', () => ({})],
    [
      'GET /outbox/{id}/html',
      (made) => ({
        path: (made['GET /outbox.json'] as unknown as { data: { id: number }[] }).data[0],
      }),
    ],
    ['DELETE /api/v1/user', () => ({ body: { password: passwords.password } })],
  ]
}

const signed = (provider: TestProvider, event: object): Call => ({
  body: event,
  headers: { 'stripe-signature': sign(provider, JSON.stringify(event)) },
})

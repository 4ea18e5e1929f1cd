import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { waitlistEntries } from '../../src/db/schema/bookings'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { addMs, hourMs } from '../../src/time'
import { order } from '../payments/support/shop'
import { createClass } from '../support/live-classes'
import { readDocument } from '../support/read-document'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createRecord } from '../support/studio-records'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

type Member = Awaited<ReturnType<typeof createMembers>>[number]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Fixture = {
  /** Makes something of the owner; returns the parameters of its path. */
  create: (owner: Member) => Promise<Record<string, number | string>>
  /** With its question mark. */
  query?: string
  /** A valid body, by method. */
  bodies?: Partial<Record<Method, object>>
}

const post = async (path: string, { headers }: Member, body: object) => {
  const { status, body: made } = await provider.call('POST', `/api/v1${path}`, { headers, body })
  expect([path, status]).toEqual([path, 201])
  return made as { id: number }
}

async function createList(owner: Member) {
  const { id } = await post('/favorite_lists', owner, { favorite_list: { name: 'Evenings' } })
  return { id }
}

async function createCard(owner: Member) {
  const card = { stripe_payment_method_id: 'pm_card_visa', default: true }
  return { id: (await post('/payment_profiles', owner, card)).id }
}

async function createSubscription({ user, headers }: Member) {
  await provider.db.delete(subscriptions).where(eq(subscriptions.userId, user.id))
  return { id: (await post('/subscriptions/web', { user, headers }, order())).id }
}

async function createInvoice(owner: Member) {
  await createSubscription(owner)
  const { body } = await provider.call('GET', '/api/v1/invoices', { headers: owner.headers })
  return { id: body.data[0].id }
}

/** What belongs to a person, by path: every route under it is called with another person's id. */
const owned: Record<string, Fixture> = {
  '/api/v1/bookings/{id}': {
    async create(owner) {
      const { id: classId } = await createClass(provider, { startsIn: 5 })
      return { id: (await post('/bookings', owner, { booking: { live_class_id: classId } })).id }
    },
    bodies: { PUT: { attended: true } },
  },
  '/api/v1/waitlist_entries/{id}': {
    async create({ user }) {
      const { id: liveClassId } = await createClass(provider, { startsIn: 600 })
      const now = provider.clock.now()
      const promoteUntil = addMs(now, hourMs)
      const [entry] = await provider.db
        .insert(waitlistEntries)
        .values({ liveClassId, userId: user.id, promoteUntil, createdAt: now })
        .returning()
      return { id: entry!.id }
    },
    bodies: { PUT: { waitlist_entry: { promote_until_minutes_before: 30 } } },
  },
  '/api/v1/user_video_sessions/{id}': {
    create: (owner) => post('/user_video_sessions', owner, { video_id: 1, position_seconds: 30 }),
    bodies: { PUT: { position_seconds: 40 } },
  },
  '/api/v1/favorite_lists/{id}': {
    create: createList,
    bodies: { PUT: { favorite_list: { name: 'Mornings' } } },
  },
  '/api/v1/favorite_lists/{id}/items': { create: createList, bodies: { POST: { video_id: 1 } } },
  '/api/v1/favorite_lists/{id}/items/{item_id}': {
    async create(owner) {
      const { id } = await createList(owner)
      const item = await post(`/favorite_lists/${id}/items`, owner, { video_id: 2 })
      return { id, item_id: item.id }
    },
  },
  '/api/v1/subscriptions/web/{id}': { create: createSubscription },
  '/api/v1/subscriptions/{id}': {
    create: createSubscription,
    bodies: { PUT: { subscription: { cancel_at_period_end: false } } },
  },
  '/api/v1/subscriptions/{id}/change_preview': {
    create: createSubscription,
    query: '?subscription_plan_id=1',
  },
  '/api/v1/subscriptions/{id}/pause_options': { create: createSubscription },
  '/api/v1/subscriptions/{id}/cancellation.pdf': {
    create: async (owner) => {
      const { id } = await createSubscription(owner)
      await provider.call('DELETE', `/api/v1/subscriptions/${id}`, { headers: owner.headers })
      return { id }
    },
  },
  '/api/v1/subscriptions/{id}/open_payment': { create: createSubscription },
  '/api/v1/payment_profiles/{id}': { create: createCard, bodies: { PUT: { default: true } } },
  '/api/v1/invoices/{id}/pdf': { create: createInvoice },
  '/api/v1/associated_users/{id}': {
    create: async ({ user }) => ({ id: (await createRecord(provider, { userId: user.id })).id }),
  },
  '/api/v1/users/sessions/{id}': {
    async create({ headers }) {
      const { body } = await provider.call('GET', '/api/v1/users/sessions', { headers })
      return { id: body.data[0].id }
    },
  },
}

/** What is the same for everybody, or is opened by a secret or a code instead of an account. */
const ofNobody = [
  '/api/countries/{country}/states',
  '/api/countries/{country}/states/{state}/cities',
  '/api/v1/applicaster_auth_grants/{code}',
  '/api/v1/enterprise_provider/{id}',
  '/api/v1/enterprise_provider_entitlements/{id}',
  '/api/v1/instructors/{id}',
  '/api/v1/live_classes/{id}',
  '/api/v1/public/plan/{id}',
  '/api/v1/public/subscription_plan/{id}/tax_estimates',
  '/api/v1/public/subscriptions/web/{id}',
  '/api/v1/studios/{id}',
  '/api/v1/subscription_plan/{id}',
  '/api/v1/subscription_plan/{id}/tax_estimates',
  '/api/v1/video_groups/collections/{id}',
  '/api/v1/video_groups/programs/{id}',
  '/api/v1/videos/{id}',
  '/api/v1/videos/{id}/preview',
  '/api/v1/videos/{id}/rating',
  '/api/v1/videos/{id}/related',
]

/** The routes of the document whose path has a parameter, without those that need no account. */
const routes = Object.entries(readDocument().paths)
  .filter(([path]) => path.startsWith('/api/') && path.includes('{') && !ofNobody.includes(path))
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase() as Method, path] as const),
  )

test('every route with an id says whose it is', () => {
  expect(routes.length).toBeGreaterThan(9)
  // A new route belongs into `owned` with something to call it for, or into `ofNobody`.
  expect(routes.map(([, path]) => path).filter((path) => !owned[path])).toEqual([])
})

test.each(routes)('%s %s with another person’s id gets 404', async (method, path) => {
  const [owner, stranger] = await createMembers(provider, 2)
  const { create, query = '', bodies } = owned[path]!
  const params = await create(owner!)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const ask = ({ headers }: Member) =>
    provider.call(method, address + query, { headers, body: bodies?.[method] })

  const refused = await ask(stranger!)
  expect([refused.status, refused.body]).toEqual([404, { error: 'Not found' }])
  // It is still there for its owner, so the 404 was not that of an unknown id.
  const allowed = await ask(owner!)
  expect(allowed.status).not.toBe(404)
  expect(allowed.status).toBeLessThan(500)
})

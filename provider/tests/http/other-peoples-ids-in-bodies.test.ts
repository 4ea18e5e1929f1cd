import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPublicly, publicOrder } from '../payments/public/support/public-shop'
import { buy, order } from '../payments/support/shop'
import { startSeededProvider } from '../support/seeded-provider'
import { signUpBody } from '../support/sign-up'
import type { TestProvider } from '../support/start-provider'
import { createRecord, prove, verify } from '../support/studio-records'
import { createMember } from '../support/users'
import { requestFields } from './support/body-fields'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

type Member = Awaited<ReturnType<typeof createMember>>
type Answer = { status: number }
type Attempt = {
  /** Makes something of the owner, and returns the stranger's call that names it. */
  prepare: (owner: Member, stranger: Member) => Promise<() => Promise<Answer>>
  /** What a stranger is told; 404 or 422 unless it says otherwise. */
  expected?: number[]
  /** The tables that stay as they are. */
  unchanged?: string[]
}

/** A card of the owner, in use. */
async function cardOf({ headers }: Member): Promise<string> {
  const body = { stripe_payment_method_id: 'pm_card_visa', default: true }
  const made = await provider.call('POST', '/api/v1/payment_profiles', { headers, body })
  expect(made.status).toBe(201)
  return made.body.id
}

const cardTables = ['subscriptions', 'sandbox_charges', 'sandbox_payment_methods']
const recordTables = ['studio_members', 'users']
const newEmail = () => `${randomUUID()}@example.com`

/** A studio record of the owner's mailbox, and proofs of that and of the stranger's. */
async function recordOf() {
  const record = await createRecord(provider)
  const [own, other] = [await prove(provider, record.email), await prove(provider, newEmail())]
  return { id: record.id, own, other }
}

const linkTo = (stranger: Member, ids: number[], token: string) =>
  provider.call('POST', '/api/v1/associated_users', {
    headers: stranger.headers,
    body: { user_ids: ids, verification_token: token },
  })

const signUpWith = (ids: number[], token: string) =>
  provider.call('POST', '/api/v1/users', {
    body: signUpBody({ associated_user_ids: ids, verification_token: token }),
  })

/** The fields that name something of a person: each is tried with another person's. */
const owned: Record<string, Attempt> = {
  'POST /api/v1/subscriptions/web subscription.stripe_payment_method_id': {
    async prepare(owner, stranger) {
      const card = await cardOf(owner)
      return () => buy(provider, stranger.headers, order({ stripe_payment_method_id: card }))
    },
    unchanged: [...cardTables, 'users'],
  },
  'POST /api/v1/public/subscriptions/web subscription.stripe_payment_method_id': {
    async prepare(owner) {
      const card = await cardOf(owner)
      return () => buyPublicly(provider, publicOrder({ stripe_payment_method_id: card }))
    },
    unchanged: cardTables,
  },
  'POST /api/v1/payment_profiles stripe_payment_method_id': {
    async prepare(owner, { headers }) {
      const body = { stripe_payment_method_id: await cardOf(owner), default: true }
      return () => provider.call('POST', '/api/v1/payment_profiles', { headers, body })
    },
    unchanged: [...cardTables, 'users'],
  },
  'POST /api/v1/associated_users user_ids': {
    async prepare(_, stranger) {
      const { id, other } = await recordOf()
      return () => linkTo(stranger, [id], other)
    },
  },
  'POST /api/v1/associated_users verification_token': {
    async prepare(owner, stranger) {
      // It proves the owner's mailbox, whose record the owner has linked meanwhile.
      const { id, own } = await recordOf()
      expect((await linkTo(owner, [id], own)).status).toBe(201)
      return () => linkTo(stranger, [id], own)
    },
  },
  'POST /api/v1/users user.associated_user_ids': {
    async prepare() {
      const { id, other } = await recordOf()
      return () => signUpWith([id], other)
    },
  },
  'POST /api/v1/users user.verification_token': {
    async prepare(owner) {
      const { id, own } = await recordOf()
      expect((await linkTo(owner, [id], own)).status).toBe(201)
      return () => signUpWith([id], own)
    },
  },
  'POST /api/v1/verify user_id': {
    // A code is mailed all the same, to the caller's own address, which proves nothing else.
    expected: [200],
    async prepare(_, { user }) {
      const record = await createRecord(provider)
      return () => verify(provider, { email: user.email, user_id: record.id })
    },
  },
  'POST /api/v1/verify verification_token': {
    // Somebody else's token gains an address only with the code that was mailed to that address.
    async prepare(_, { user }) {
      const { own } = await recordOf()
      return () => verify(provider, { email: user.email, code: '000000', verification_token: own })
    },
  },
}

/** What is the same for everybody. */
const ofEverybody = [
  /(^|\.|\?)(brand|studio|video|video_group|live_class|subscription_plan|plan)_ids?$/,
  /(^|\.|\?)(modalities|equipment|body_focuses|instructor)_ids$/,
  /(^|\.|\?)(offer|marketing_offer|store|referrer|impact_click|stripe_promotion_code)_id$/,
  /(^|\.|\?)legal_agreement_ids$/,
]

/** Secrets that were given to one person only and open what is theirs, whoever sends them. */
const secrets = [
  'GET /api/v1/associated_users ?verification_token',
  'POST /api/v1/public/purchase_claims token',
  'PUT /api/v1/public/purchase_claims token',
  'POST /api/v1/device_codes/token device_secret',
]

const namesSomething = /(^|[._?])(ids?|uuids?|uids?|keys?|tokens?|secrets?|profiles?)$/

const known = requestFields()

/** Every field of the document that names something which may belong to a person. */
const fields = known
  .filter(({ field }) => namesSomething.test(field))
  .filter(({ field }) => !ofEverybody.some((pattern) => pattern.test(field)))
  .map(({ route, field }) => `${route} ${field}`)
  .filter((name) => !secrets.includes(name))

test('every id in a body or a query says whose it is', () => {
  // A new field belongs into `owned` with an attempt, into `ofEverybody` or into `secrets`.
  expect([...fields].sort()).toEqual(Object.keys(owned).sort())
  const names = known.map(({ route, field }) => `${route} ${field}`)
  expect(secrets.filter((name) => !names.includes(name))).toEqual([])
})

/** All rows of tables as text. */
async function contentOf(tables: string[]) {
  const contents = tables.map((table) =>
    provider.pool.query(`select t::text as row from ${table} as t order by 1`),
  )
  return (await Promise.all(contents)).map(({ rows }) => rows)
}

test.each(Object.entries(owned))(
  '%s of another person changes nothing',
  async (_, { prepare, expected = [404, 422], unchanged = recordTables }) => {
    const [owner, stranger] = [await createMember(provider), await createMember(provider)]
    const attempt = await prepare(owner, stranger)
    const before = await contentOf(unchanged)
    const { status } = await attempt()
    expect(expected).toContain(status)
    expect(await contentOf(unchanged)).toEqual(before)
  },
)

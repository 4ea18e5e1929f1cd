import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { referrers, studioMembers } from '../../src/db/schema/studios'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createRecord, createReferrer } from '../support/studio-records'
import { createUser } from '../support/users'
import { times } from '../support/visitors'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const lookUp = (body: object) =>
  provider.call('POST', '/api/v1/verified_user_lookups', { body: { format: 'json', ...body } })

test('returns no account for an unknown email', async () => {
  const { status, body } = await lookUp({ email: ' Nobody@Example.com' })
  expect(status).toBe(200)
  expect(body).toEqual({
    email: 'nobody@example.com',
    count: 0,
    referrer_id_exists: false,
    users: [],
  })
})

test('returns only that an account exists', async () => {
  const user = await createUser(provider, { firstName: 'Canary', phone: '(555) 123-4567' })
  const { body } = await lookUp({ email: user.email.toUpperCase() })
  expect(body).toEqual({
    email: user.email,
    count: 1,
    referrer_id_exists: false,
    users: [{ id: user.id, email: user.email, studio: null, brand: null }],
  })
})

test('a known referrer is recognized', async () => {
  await provider.db.insert(referrers).values({ code: 'R7', name: 'A studio' })
  const ask = async (referrer_id: string) =>
    (await lookUp({ email: 'x@example.com', referrer_id })).body.referrer_id_exists
  expect([await ask('R7'), await ask('r7'), await ask("R7' or true --")]).toEqual([
    true,
    false,
    false,
  ])
})

describe('studio records', () => {
  test('show initials and city only', async () => {
    const record = await createRecord(provider, { firstName: 'élodie', lastName: 'Canary' })
    const { body } = await lookUp({ email: record.email })
    expect(body).toEqual({
      email: record.email,
      count: 1,
      referrer_id_exists: false,
      users: [
        {
          id: record.id,
          email: record.email,
          initials: 'ÉC',
          studio: { id: null, name: null, city: 'Austin' },
          brand: null,
        },
      ],
    })
  })

  test('stand beside an account, and are left out once linked', async () => {
    const user = await createUser(provider)
    const [free] = [
      await createRecord(provider, { email: user.email }),
      await createRecord(provider, { email: user.email, userId: user.id }),
    ]
    const { body } = await lookUp({ email: user.email })
    expect(
      body.users.map(({ id, studio }: { id: number; studio: unknown }) => [id, studio]),
    ).toEqual([
      [user.id, null],
      [free.id, { id: null, name: null, city: 'Austin' }],
    ])
  })

  test('of a referrer come first, masked, and unmasked under their own email', async () => {
    const { code, record } = await createReferrer(provider)
    const own = await createRecord(provider)
    const { body } = await lookUp({ email: own.email, referrer_id: code })
    expect(body.referrer_id_exists).toBe(true)
    expect(body.users.map(({ email }: { email: string }) => email)).toEqual([
      'j***@studio.example',
      own.email,
    ])
    expect(JSON.stringify(body)).not.toContain(record.email)
    const direct = await lookUp({ email: record.email, referrer_id: code })
    expect(direct.body.users.map(({ email }: { email: string }) => email)).toEqual([record.email])
  })

  test('of a referrer who has linked theirs are not shown', async () => {
    const { code, record } = await createReferrer(provider)
    const user = await createUser(provider)
    await provider.db
      .update(studioMembers)
      .set({ userId: user.id })
      .where(eq(studioMembers.id, record.id))
    const { body } = await lookUp({ email: 'someone@example.com', referrer_id: code })
    expect([body.referrer_id_exists, body.users]).toEqual([true, []])
  })
})

describe('a further email', () => {
  const lookUpFurther = (email: string) =>
    provider.call('POST', '/api/v1/user_lookups', { body: { email, format: 'json' } })

  test('shows studio records that nobody has linked', async () => {
    const user = await createUser(provider)
    const free = await createRecord(provider)
    await createRecord(provider, { email: free.email, userId: user.id })
    const { body } = await lookUpFurther(free.email)
    expect(body.users).toEqual([
      {
        id: free.id,
        email: free.email,
        initials: 'ML',
        studio: { id: null, name: null, city: 'Austin' },
        brand: null,
      },
    ])
  })

  test('does not tell whether it has an account: status, headers, body and work are the same', async () => {
    const work: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const told = new Set<string>()
    const { email } = await createUser(provider)
    const varying = new Set(['date', 'x-request-id'])
    for (const round of times(120, (n) => n)) {
      for (const [kind, asked] of [
        ['known', email],
        ['unknown', `x${email.slice(1, 36)}@example.com`],
      ] as const) {
        const before = process.cpuUsage()
        const { status, headers, body } = await lookUpFurther(asked)
        const { user, system } = process.cpuUsage(before)
        if (round >= 20) work[kind].push(user + system)
        const fixed = [...headers].filter(([name]) => !varying.has(name))
        told.add(JSON.stringify([status, fixed, { ...body, email: 'x' }]))
      }
    }
    expect([...told]).toHaveLength(1)
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!
    expect(median(work.known) / median(work.unknown)).toBeGreaterThan(0.6)
    expect(median(work.known) / median(work.unknown)).toBeLessThan(1.6)
  }, 30_000)

  test('shows the records of an account as those of nobody, after the same statements', async () => {
    const { email } = await createUser(provider)
    const known = await createRecord(provider, { email })
    const unknown = await createRecord(provider)
    const query = vi.spyOn(provider.pool, 'query')
    const seen = []
    for (const record of [known, unknown]) {
      query.mockClear()
      const { body } = await lookUpFurther(record.email)
      const users = body.users.map((one: object) => ({
        ...one,
        id: record.id === body.users[0].id,
        email: '',
      }))
      seen.push({ users, statements: query.mock.calls.length })
    }
    query.mockRestore()
    expect(seen[0]?.statements).toBeGreaterThan(0)
    expect(seen[0]?.users).toHaveLength(1)
    expect(seen[0]).toEqual(seen[1])
  })

  test('that is none is rejected', async () => {
    const { status, body } = await lookUpFurther('invalid@')
    expect([status, body]).toEqual([422, { errors: ['Email is invalid'] }])
  })
})

test.each([
  'invalid@',
  '',
  'a b@example.com',
  'a@b',
  'a@b@c.example',
  'a@exa\nmple.com',
  '<a@b.example>',
])('%o is rejected', async (email) => {
  const { status, body } = await lookUp({ email })
  expect([status, body]).toEqual([422, { errors: ['Email is invalid'] }])
})

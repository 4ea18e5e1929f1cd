import { randomUUID } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword } from '../../src/identity/password-hash'
import { startLimitedProvider } from '../support/limited-provider'
import { recordStatements } from '../support/recorded-work'
import type { ApiResponse } from '../support/start-provider'
import { createUser, testPassword } from '../support/users'
import { from, newAddress, times } from '../support/visitors'

// The files before this one, in the same process, have loaded it already.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

// What runs beside a response does not delay it.
const beside: (() => Promise<void>)[] = []
const provider = await startLimitedProvider({
  deps: ({ background }) => ({
    background: { ...background, run: (_, work) => void beside.push(work) },
  }),
})

// The limiter's clock stands still, and with it the seconds of Retry-After.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  beside.length = 0
  vi.mocked(verify).mockClear()
})

afterEach(() => void vi.useRealTimers())

const ask = (path: string, body: object, address = newAddress()) =>
  provider.call('POST', `/api/v1${path}`, { body, headers: from(address) })

// At the cost of a real account; that of the other tests' accounts is lower.
const passwordHash = await hashPassword(testPassword)

/** An email with an account, one whose account has no password yet, and one without an account. */
const emails = async () => ({
  known: (await createUser(provider, { passwordHash })).email,
  withoutPassword: (await createUser(provider, { passwordHash: null })).email,
  unknown: `${randomUUID()}@example.com`,
})

/** What a stranger sees of a response. */
const visible = ({ status, body, headers }: ApiResponse) => ({
  status,
  body: { ...body, email: undefined },
  headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
})

const requests: [string, (email: string, address: string) => Promise<ApiResponse>][] = [
  ['a sign-in', (email, address) => ask('/users/sign_in', { email, password: 'wrong' }, address)],
  [
    'a reset',
    (email, address) =>
      ask('/users/password', { email, redirect_url: '/forgot-password' }, address),
  ],
  ['an additional email', (email, address) => ask('/user_lookups', { email }, address)],
  ['a code', (email, address) => ask('/verify', { email }, address)],
]

test.each(requests)(
  '%s gets the same response after the same statements, whether the email has an account, also beyond the limits',
  async (_, request) => {
    const recorded = recordStatements()
    const seen = new Set<string>()
    for (const email of Object.values(await emails())) {
      const address = newAddress()
      recorded()
      const steps = []
      for (const step of times(12, (index) => index))
        steps.push([step, visible(await request(email, address)), recorded()])
      expect(JSON.stringify(steps)).toContain('rate_limits')
      seen.add(JSON.stringify(steps))
    }
    expect(seen.size).toBe(1)
  },
)

test('a sign-in compares one password at the full cost, whether the email has an account', async () => {
  for (const email of Object.values(await emails())) {
    vi.mocked(verify).mockClear()
    const { status } = await ask('/users/sign_in', { email, password: 'wrong' })
    expect(status).toBe(401)
    const hashes = vi.mocked(verify).mock.calls.map(([hash]) => String(hash))
    expect(hashes.map((hash) => hash.split('$').slice(1, 4).join(' '))).toEqual([
      'argon2id v=19 m=19456,t=2,p=1',
    ])
  }
})

test('a reset does beside its response what only an account needs', async () => {
  for (const email of Object.values(await emails())) {
    await ask('/users/password', { email, redirect_url: '/forgot-password' })
    expect(beside.splice(0)).toHaveLength(1)
  }
})

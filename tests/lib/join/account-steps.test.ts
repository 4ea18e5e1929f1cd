import { describe, expect, it } from 'vitest'
import type { FoundAccount } from '@/lib/api/user-lookups'
import {
  addOrigin,
  codeDigits,
  lookupOutcome,
  mailboxOf,
  secondsToResend,
} from '@/lib/join/account-steps'

const email = 'ada@example.com'
const account: FoundAccount = { id: 1, email, initials: null, studio: null, brand: null }
const record: FoundAccount = {
  id: 2,
  email,
  initials: 'AL',
  studio: { id: null, name: null, city: 'Austin' },
  brand: null,
}
const referrers = { ...record, id: 3, email: 'j***@example.com' }

describe('after a lookup', () => {
  const after = (users: FoundAccount[], additional = false) =>
    lookupOutcome({ email, users }, { additional })

  it('nobody signs up', () => expect(after([])).toEqual({ kind: 'sign-up' }))

  it('an account logs in', () => expect(after([account])).toEqual({ kind: 'login', records: [] }))

  it('an account logs in, and is then asked about its records but not about a referrer', () =>
    expect(after([account, referrers, record])).toEqual({ kind: 'login', records: [record] }))

  it('records are matched, that of the referrer first', () =>
    expect(after([referrers, record])).toEqual({ kind: 'match', records: [referrers, record] }))

  it('an additional email without a record stays', () =>
    expect(after([], true)).toEqual({ kind: 'no-match' }))

  it('an additional email with a record is matched', () =>
    expect(after([record], true)).toEqual({ kind: 'match', records: [record] }))
})

it('a masked address is named by its record', () => {
  expect(mailboxOf(record, email)).toEqual({ email, userId: null, shownEmail: email })
  expect(mailboxOf(referrers, email)).toEqual({ email, userId: 3, shownEmail: referrers.email })
})

it.each([
  [undefined, true, 'account'],
  ['/account/linked-accounts', true, 'account'],
  ['/es/subscribe/matching-account?referrer_id=1', true, 'flow'],
  ['/subscribe/associated-accounts', true, 'flow'],
  ['/account/linked-accounts', false, 'flow'],
] as const)(
  'an email added from %o, signed in: %o, comes from the %s',
  (onBack, signedIn, origin) => {
    expect(addOrigin(onBack, signedIn)).toBe(origin)
  },
)

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Code: 123-456.', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('the digits of %o', (typed, digits) => expect(codeDigits(typed)).toBe(digits))

it.each([
  [0, 30],
  [1, 30],
  [1_000, 29],
  [29_999, 1],
  [30_000, 0],
  [90_000, 0],
  [-60_000, 30],
])('%i ms after a code there are %i s to wait', (passed, seconds) => {
  expect(secondsToResend(1_000_000, 1_000_000 + passed)).toBe(seconds)
})

import { expect, it } from 'vitest'
import { linking, namesIn, registrationTypeOf } from '@/lib/join/linking'

const account = {
  id: 7,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Larsen',
  studio: { id: 1, name: 'Yoga', city: null },
  brand: null,
  includesStreaming: false,
  linkedAt: null,
}

it('links what was chosen, with its proof', () => {
  expect(linking({ associatedAccounts: [account], verificationToken: 'token' })).toEqual({
    associatedUserIds: [7],
    verificationToken: 'token',
  })
  expect(linking({ associatedAccounts: [], verificationToken: 'token' })).toEqual({})
  expect(linking({ associatedAccounts: [account], verificationToken: null })).toEqual({})
})

it.each([
  ['employer', '5', [account], 'R1', 'enterprise'],
  ['studio account', null, [account], null, 'studio'],
  ['known referrer', null, [], 'R1', 'studio'],
  ['email alone', null, [], null, 'email'],
] as const)('by %s', (_, pendingEnterpriseId, accounts, referrerId, type) => {
  const flow = { pendingEnterpriseId, associatedAccounts: [...accounts] }
  expect(registrationTypeOf(flow, referrerId)).toBe(type)
})

it('takes the names of the first record', () => {
  expect(namesIn({ associatedAccounts: [account] })).toEqual({
    firstName: 'Ada',
    lastName: 'Larsen',
  })
  expect(namesIn({ associatedAccounts: [] })).toEqual({})
})

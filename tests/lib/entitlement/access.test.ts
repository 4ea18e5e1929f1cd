import { expect, it } from 'vitest'
import { type Access, memberAccess, needsMemberships } from '@/lib/entitlement/access'

const now = Date.parse('2026-11-22T10:00:00Z')
const yoga = 4
const [later, earlier] = ['2026-11-23T10:00:00Z', '2026-11-21T10:00:00Z']
const holds = (brandId: number | null, until: string | null = null) => ({ brandId, until })
const membership = {
  status: 'active' as const,
  pause: null,
  inTrial: false,
  trialEndsAt: null,
  canceledAt: null,
  endsAt: null,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  brand: { id: yoga, externalId: '4', name: 'Yoga' },
}
const all = { ...membership, brand: null }
const pilates = { ...membership, brand: { id: 6, externalId: '6', name: 'Pilates' } }
const pause = { startsAt: earlier, endsAt: later }
const planned = { startsAt: later, endsAt: '2026-12-23T10:00:00Z' }
const owed = { status: 'past_due' as const }
const uncovered = (lacks: string) => ({ kind: 'uncovered', lacks }) as Access

it.each([
  ['nothing', [], [], uncovered('plan')],
  ['every brand', [holds(null)], null, { kind: 'covered', brandId: null }],
  ['the brand', [holds(yoga)], null, { kind: 'covered', brandId: yoga }],
  [
    'the brand, and every brand',
    [holds(null), holds(yoga)],
    null,
    { kind: 'covered', brandId: yoga },
  ],
  ['the brand until tomorrow', [holds(yoga, later)], null, { kind: 'covered', brandId: yoga }],
  ['the brand until yesterday', [holds(yoga, earlier)], [membership], uncovered('brand')],
  ['another brand', [holds(6)], [pilates], uncovered('brand')],
  ['something that is not known yet', [holds(6)], null, { kind: 'unknown' }],
  ['a pause', [], [{ ...membership, pause }], uncovered('resume')],
  ['a pause of every brand', [], [{ ...all, pause }], uncovered('resume')],
  [
    'a pause beside another brand',
    [holds(6)],
    [pilates, { ...membership, pause }],
    uncovered('resume'),
  ],
  ['a pause of another brand', [], [{ ...pilates, pause }], uncovered('brand')],
  [
    'a pause that is planned',
    [holds(yoga)],
    [{ ...membership, pause: planned }],
    { kind: 'covered', brandId: yoga },
  ],
  ['a payment that is missing', [], [{ ...membership, ...owed }], uncovered('payment')],
  [
    'a payment that is missing for another brand',
    [],
    [{ ...pilates, ...owed }],
    uncovered('brand'),
  ],
  [
    'a payment that is missing, for seven days',
    [holds(null, later)],
    [{ ...all, ...owed }],
    { kind: 'covered', brandId: null },
  ],
])('%s', (_, entitlements, memberships, expected) => {
  const user = { entitlements, hasActiveSubscription: memberships?.length !== 0 }
  expect(memberAccess(user, memberships, yoga, now)).toEqual(expected)
})

it('tells a benefit of another brand from a plan that can be upgraded', () => {
  const user = { entitlements: [holds(6)], hasActiveSubscription: false }
  expect(memberAccess(user, null, yoga, now)).toEqual(uncovered('plan'))
  expect(needsMemberships(user, yoga, now)).toBe(false)
})

it.each([
  [[holds(null)], false],
  [[holds(yoga)], false],
  [[holds(6)], true],
  [[], true],
])('reads the memberships of a subscriber with %j: %s', (entitlements, expected) => {
  expect(needsMemberships({ entitlements, hasActiveSubscription: true }, yoga, now)).toBe(expected)
})

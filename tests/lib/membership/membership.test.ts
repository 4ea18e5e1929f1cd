import { describe, expect, it } from 'vitest'
import { toCamelCase } from '@/lib/api/case'
import { type Membership, membership as decode } from '@/lib/api/memberships'
import { brands } from '@/lib/brand/brands'
import { brandChoices, singleMembership } from '@/lib/membership/brand-choices'
import { bookingsAfterEnd, cancelTerms } from '@/lib/membership/cancel-terms'
import { isOwn, membershipActions } from '@/lib/membership/membership-actions'
import { membershipState } from '@/lib/membership/membership-state'
import { changeableMembership, intervalsOf, planOptions } from '@/lib/membership/plan-options'
import { daysSince } from '@/lib/time/elapsed'
import { noActions, wireMembership } from '@/tests/components/membership/membership-fixture'
import { aPlan } from '@/tests/lib/plans/plan-fixture'

const now = Date.parse('2026-11-22T12:00:00Z')
const soon = '2026-12-01T09:00:00.000Z'
const later = '2027-01-01T09:00:00.000Z'
const earlier = '2026-11-01T09:00:00.000Z'
const membership = (fields: object = {}): Membership => decode(toCamelCase(wireMembership(fields)))
const yoga = { id: 4, external_id: '4', name: 'Yoga' }
const barre = { id: 3, external_id: '3', name: 'Barre' }
const singlePlan = { ...wireMembership().subscription_plan, id: 2, plan_type: 'single' }

describe('the state of a membership', () => {
  it.each<[string, object, object]>([
    ['goes on', {}, { kind: 'active' }],
    ['is on trial', { in_trial: true, trial_ends_at: soon }, { kind: 'trial', at: soon }],
    ['lacks a payment', { status: 'past_due' }, { kind: 'pastDue' }],
    ['ends', { cancel_at_period_end: true, ends_at: soon }, { kind: 'ending', at: soon }],
    [
      'ends, with the end of its period alone',
      { cancel_at_period_end: true },
      { kind: 'ending', at: soon },
    ],
    ['has ended', { status: 'canceled', ends_at: earlier }, { kind: 'ended', at: earlier }],
    [
      'will be paused',
      { pause: { starts_at: soon, ends_at: later } },
      { kind: 'pausing', at: soon, until: later },
    ],
    ['is paused', { pause: { starts_at: earlier, ends_at: soon } }, { kind: 'paused', at: soon }],
    ['was paused', { pause: { starts_at: earlier, ends_at: earlier } }, { kind: 'active' }],
  ])('%s', (_, fields, state) => {
    expect(membershipState(membership(fields), now)).toEqual(state)
  })
})

describe('what can be done', () => {
  it('keeps its order, and cancelling is last', () => {
    const all = Object.fromEntries(Object.keys(noActions).map((name) => [name, true]))
    expect(membershipActions(membership({ actions: all }))).toEqual([
      'changePlan',
      'selectBrand',
      'resume',
      'pause',
      'cancel',
    ])
  })

  it('is nothing where somebody else bills', () => {
    const foreign = membership({ id: null, billed_by: 'employer' })
    expect([membershipActions(foreign), isOwn(foreign)]).toEqual([[], false])
  })
})

describe('cancelling', () => {
  it.each<[string, object, object]>([
    ['keeps what is paid', {}, { when: 'period', at: soon }],
    ['keeps the trial', { in_trial: true, trial_ends_at: later }, { when: 'trial', at: later }],
    ['ends what is not paid', { status: 'past_due' }, { when: 'now', at: null }],
    ['ends a pause', { pause: { starts_at: earlier, ends_at: later } }, { when: 'now', at: null }],
    [
      'before a pause keeps what is paid',
      { pause: { starts_at: soon, ends_at: later } },
      { when: 'period', at: soon },
    ],
  ])('%s', (_, fields, terms) => {
    expect(cancelTerms(membership(fields), now)).toEqual(terms)
  })

  it('counts the bookings from the end on that nothing else covers', () => {
    const booked = (startDateTime: string, brandId: number, status = 'booked') =>
      ({ status, liveClass: { startDateTime, brandData: { id: brandId } } }) as Parameters<
        typeof bookingsAfterEnd
      >[0][0]
    const bookings = [
      booked(earlier, 4),
      booked(soon, 4),
      booked(later, 3),
      booked(later, 4, 'cancelled'),
    ]
    const terms = { when: 'period', at: soon } as const
    expect(bookingsAfterEnd(bookings, terms, [])).toBe(2)
    expect(bookingsAfterEnd(bookings, terms, [membership({ brand: barre })])).toBe(1)
    expect(bookingsAfterEnd(bookings, terms, [membership()])).toBe(0)
    const ending = membership({ cancel_at_period_end: true, ends_at: soon })
    expect(bookingsAfterEnd(bookings, terms, [ending])).toBe(2)
    expect(bookingsAfterEnd(bookings, { when: 'now', at: null }, [])).toBe(3)
  })
})

describe('changing the plan', () => {
  const monthly = aPlan({ id: 1, interval: 'month' })
  const yearly = aPlan({ id: 3, interval: 'year' })
  const single = aPlan({ id: 2, interval: 'month', planType: 'single', brandIds: [4] })

  it('offers plans of one interval, and marks the one that is held', () => {
    expect(intervalsOf([yearly, monthly])).toEqual(['month', 'year'])
    const kinds = (held: Membership) =>
      planOptions([monthly, single, yearly], held, 'month').map(({ plan, kind }) => [plan.id, kind])
    expect(kinds(membership())).toEqual([
      [1, 'current'],
      [2, 'brand'],
    ])
    expect(kinds(membership({ brand: yoga }))[1]).toEqual([2, 'change'])
    expect(kinds(membership({ brand: barre }))[1]).toEqual([2, 'brand'])
  })

  it('leaves out what is not sold in the currency of the subscription', () => {
    const inYen = { ...wireMembership().subscription_plan, currency: 'jpy' }
    const held = membership({ subscription_plan: inYen })
    expect(planOptions([monthly, single], held, 'month').map(({ plan }) => plan.id)).toEqual([1])
  })

  it('is about the named membership, else about the only one', () => {
    const [one, two, closed] = [
      membership(),
      membership({ id: 8 }),
      membership({ id: 9, actions: noActions }),
    ]
    expect(changeableMembership([one!, closed!], null)).toBe(one)
    expect(changeableMembership([one!, two!], null)).toBeNull()
    expect(changeableMembership([one!, two!], '8')).toBe(two)
    expect(changeableMembership([one!, closed!], '9')).toBeNull()
  })
})

it('a brand is held, held elsewhere, or free', () => {
  const first = membership({ brand: yoga, subscription_plan: singlePlan })
  const second = membership({ id: 8, brand: barre, subscription_plan: singlePlan })
  const held = [membership({ id: 1 }), first, second]
  expect(singleMembership(held, null)).toBe(first)
  expect(singleMembership(held, '8')).toBe(second)
  expect(singleMembership(held, '1')).toBeNull()
  const choices = brandChoices(brands, first as never, held, { brandIds: [3, 4, 6] })
  expect(choices.map(({ brand, kind }) => [brand.key, kind]).sort()).toEqual([
    ['barre', 'elsewhere'],
    ['pilates', 'free'],
    ['yoga', 'current'],
  ])
})

it('keeps a brand that is offered no longer as the current one', () => {
  const held = [membership({ brand: { id: 77, external_id: '77', name: 'Aqua' } })]
  const choices = brandChoices(brands, held[0] as never, held, null)
  expect(choices[0]).toMatchObject({ brand: { name: 'Aqua', look: 'all' }, kind: 'current' })
  expect(choices.filter(({ kind }) => kind === 'current')).toHaveLength(1)
  expect(choices).toHaveLength(brands.length)
})

it('counts whole days of 24 hours', () => {
  expect(daysSince(now - 47 * 3_600_000, now)).toBe(1)
})

import { describe, expect, it } from 'vitest'
import { paymentView } from '@/lib/checkout/payment-view'
import { aPlan } from '@/tests/lib/plans/plan-fixture'

type Known = Parameters<typeof paymentView>[0]

const plan = aPlan({ id: 3 })
const ofYoga = aPlan({ id: 3, planType: 'single', brandIds: [4] })
const member = { status: 'member', user: { uuid: 'u1' } } as const
const noOne = (status: 'loading' | 'guest' | 'unavailable') => ({ status, user: null }) as const
const bought = (sold: typeof plan) => ({ status: 'ready', plan: sold }) as const
const without = (status: 'loading' | 'missing' | 'failed') => ({ status, plan: null }) as const

const view = (known: Partial<Known> = {}) =>
  paymentView({
    session: member,
    purchase: bought(plan),
    offer: 'ready',
    brandId: null,
    canOpen: true,
    hasBegun: () => false,
    currencyOf: () => 'usd',
    ...known,
  })

describe('what the payment screen shows', () => {
  it.each<[string, Partial<Known>, object]>([
    ['nobody is known yet', { session: noOne('loading') }, { kind: 'loading' }],
    ['a guest, who is led away', { session: noOne('guest') }, { kind: 'loading' }],
    ['the plan is read', { purchase: without('loading') }, { kind: 'loading' }],
    ['what the form begins with is read', { canOpen: false }, { kind: 'loading' }],
    ['the offer is read', { offer: 'loading' }, { kind: 'loading' }],
    ['a brand is needed', { purchase: bought(ofYoga) }, { kind: 'loading' }],
    ['another brand is needed', { purchase: bought(ofYoga), brandId: 6 }, { kind: 'loading' }],
    [
      'who it is cannot be told',
      { session: noOne('unavailable'), purchase: without('failed') },
      { kind: 'unavailable', cause: 'session' },
    ],
    [
      'the plan did not load',
      { purchase: without('failed') },
      { kind: 'unavailable', cause: 'plan' },
    ],
    ['the offer did not load', { offer: 'failed' }, { kind: 'unavailable', cause: 'offer' }],
    ['there is no such plan', { purchase: without('missing') }, { kind: 'missing' }],
    ['no price in their currency', { currencyOf: () => null }, { kind: 'otherCurrency' }],
    [
      'they have the plan',
      { purchase: bought(aPlan({ relation: 'current' })), currencyOf: () => null },
      { kind: 'covered', relation: 'current' },
    ],
    [
      'a plan of a host that tells no relation',
      { purchase: bought(aPlan({ current: true })) },
      { kind: 'covered', relation: 'current' },
    ],
  ])('%s', (_, known, expected) => expect(view(known)).toEqual(expected))

  it('is the form, for the plan alone whatever the page’s brand', () => {
    const scope = { userId: 'u1', planId: 3, brandId: null }
    const ready = { kind: 'ready', plan, scope, currency: 'usd', replaces: false }
    expect(view({ brandId: 4 })).toEqual(ready)
  })

  it('is the form for the chosen brand', () => {
    expect(view({ purchase: bought(ofYoga), brandId: 4 })).toMatchObject({
      kind: 'ready',
      scope: { brandId: 4 },
    })
  })

  it('is the form when the plan replaces another, and says so', () => {
    const replaces = view({ purchase: bought(aPlan({ relation: 'replaces' })) })
    expect(replaces).toMatchObject({ kind: 'ready', replaces: true })
  })

  it('stays the form of a purchase under way, whose plan is theirs by now', () => {
    const asked: unknown[] = []
    const known = view({
      purchase: bought(aPlan({ id: 3, relation: 'current' })),
      hasBegun: (scope) => asked.push(scope) > 0,
    })
    expect(known.kind).toBe('ready')
    expect(asked).toEqual([{ userId: 'u1', planId: 3, brandId: null }])
  })
})

import { expect, it } from 'vitest'
import type { PaymentLink } from '@/lib/api/payment-links'
import {
  linkDiagnosis,
  linkParametersOf,
  linkTerms,
  linkWithout,
  takenOffer,
} from '@/lib/checkout/payment-link'
import { publicPaymentView } from '@/lib/checkout/public-payment-view'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { save20 } from '@/tests/support/save20'

const link: PaymentLink = {
  plan: aPlan({ id: 1 }),
  signUpTrialDays: 0,
  studio: null,
  brand: null,
  offer: null,
  promotion: null,
  problems: [],
}
const problem = (
  parameter: PaymentLink['problems'][number]['parameter'],
  code: PaymentLink['problems'][number]['code'],
  blocks = true,
) => ({ parameter, code, blocks })

it('takes the first filled value of each parameter of a link, trimmed, and no other', () => {
  const query = new URLSearchParams('sp=%201%20&sp=2&store_id=&code=A&email=ada%40example.com')
  expect(linkParametersOf(query)).toEqual({ sp: '1', code: 'A' })
})

it('buys by the terms of a link, without a referrer that is not known', () => {
  const given = { referrer_id: 'R1' }
  expect(linkTerms(link, given)).toMatchObject({ planId: 1, brandId: null, referrerId: 'R1' })
  const problems = [problem('referrer_id', 'unknown', false)]
  expect(linkTerms({ ...link, problems }, given)).toMatchObject({ referrerId: null })
  expect(linkTerms({ ...link, plan: null }, given)).toBeNull()
})

it('takes the offer of a link only with the promotion that belongs to it', () => {
  const terms = { ...linkTerms(link, {})!, offerId: 3 }
  const other = { ...save20, stripePromotionCodeId: 'promo_other' }
  expect(takenOffer(terms, null)).toBe(3)
  expect(takenOffer({ ...terms, promotion: save20 }, save20)).toBe(3)
  expect(takenOffer({ ...terms, promotion: save20 }, other)).toBeNull()
  expect(takenOffer({ ...terms, promotion: save20 }, null)).toBeNull()
  expect(takenOffer(null, save20)).toBeNull()
})

it('goes on without what is wrong', () => {
  const given = { store_id: '7', sp: '2', brand: 'yoga', brand_id: '4', referrer_id: 'R1' }
  expect(linkWithout(['brand_id'], given)).toEqual({
    path: '/subscribe/payment-public?store_id=7&sp=2&referrer_id=R1',
    hasPlan: true,
  })
  expect(linkWithout(['sp', 'store_id'], given).hasPlan).toBe(false)
})

it('tells who made the link what to change, and nothing about who buys', () => {
  const text = linkDiagnosis({
    page: 'https://plus.example/subscribe/payment-public',
    parameters: { sp: '1', code: 'OLD' },
    problems: [problem('code', 'expired', false), problem('brand_id', 'needs_brand')],
    at: Date.parse('2026-11-22T10:00:00Z'),
  })
  expect(text.split('\n')).toEqual([
    'https://plus.example/subscribe/payment-public?sp=1&code=OLD',
    'code: expired (OLD)',
    'brand_id: needs_brand',
    '2026-11-22T10:00:00.000Z',
  ])
})

it.each<[string, Partial<PaymentLink>, object]>([
  ['the plan of the link', {}, { kind: 'buy', isMember: false }],
  ['a choice without a plan', { plan: null }, { kind: 'choose' }],
  ['what is wrong with it', { problems: [problem('sp', 'unknown')] }, { kind: 'refused' }],
  [
    'the plan in spite of a wrong discount',
    { problems: [problem('code', 'expired', false)] },
    { kind: 'buy' },
  ],
  [
    'the way to the brand that is missing',
    { problems: [problem('brand_id', 'needs_brand')] },
    { kind: 'loading', needsBrand: true },
  ],
  [
    'what is wrong before a missing brand',
    { problems: [problem('store_id', 'unknown'), problem('brand_id', 'needs_brand')] },
    { kind: 'refused' },
  ],
])('shows %s', (_, changes, view) => {
  const read = { status: 'ready', link: { ...link, ...changes } } as const
  expect(publicPaymentView({ session: 'guest', link: read })).toMatchObject(view)
})

it('waits for who buys and for the link, and says which of them failed', () => {
  const ready = { status: 'ready', link } as const
  expect(publicPaymentView({ session: 'loading', link: ready })).toMatchObject({ kind: 'loading' })
  const loading = { status: 'loading' } as const
  expect(publicPaymentView({ session: 'guest', link: loading })).toMatchObject({ kind: 'loading' })
  const failed = { status: 'failed' } as const
  expect(publicPaymentView({ session: 'guest', link: failed })).toMatchObject({ cause: 'link' })
  expect(publicPaymentView({ session: 'unavailable', link: ready })).toMatchObject({
    cause: 'session',
  })
  expect(publicPaymentView({ session: 'member', link: ready })).toMatchObject({ isMember: true })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offers } from '../../../src/db/schema/offers'
import { promotionCodes } from '../../../src/db/schema/plans'
import { referrers, studioMembers } from '../../../src/db/schema/studios'
import { offerPromotions } from '../../../src/seed/content/offer-promotions'
import { dayMs } from '../../../src/time'
import type { TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import { createMember } from '../../support/users'
import { atOnce, buy, chargesOf, order, startShop, subscriptionsOf } from '../support/shop'

let provider: TestProvider
const clock = testClock(new Date())
beforeAll(async () => {
  provider = await startShop({ seeded: true, clock })
})
afterAll(() => provider.stop())

async function offerOf(code: string) {
  const [row] = await provider.db
    .select({ offer: offers, promotion: promotionCodes })
    .from(offers)
    .innerJoin(promotionCodes, eq(promotionCodes.id, offers.promotionCodeId))
    .where(eq(promotionCodes.code, code))
  return row!
}
const idOf = async (title: string) => {
  const [row] = await provider.db.select().from(offers).where(eq(offers.title, title))
  return row!.id
}

/** The purchase of the monthly plan of all brands with an offer. */
const taking = (marketingOfferId: number, rest: object = {}) =>
  order({ subscription_plan_id: 1, marketing_offer_id: marketingOfferId, ...rest })

const refused = { status: 422, body: { code: 'offer_not_available' } }

test('an offer is taken with its promotion, which need not be named', async () => {
  const { offer, promotion } = await offerOf('FIRST30')
  for (const code of [undefined, promotion.stripePromotionCodeId]) {
    const { user, headers } = await createMember(provider)
    const { status } = await buy(
      provider,
      headers,
      taking(offer.id, { stripe_promotion_code_id: code }),
    )
    expect(status).toBe(201)
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { offerId: offer.id, promotionCodeId: promotion.id, price: 2999, discount: 900 },
    ])
  }
})

test('an offer without a promotion is kept with the purchase, and any code goes with it', async () => {
  const { user, headers } = await createMember(provider)
  const id = await idOf('Everything in one plan')
  const save20 = 'promo_1Rk8vWq2ZpT5xLd7'
  const body = taking(id, { stripe_promotion_code_id: save20 })
  expect((await buy(provider, headers, body)).status).toBe(201)
  expect(await subscriptionsOf(provider, user.id)).toMatchObject([{ offerId: id, discount: 600 }])
})

describe('an offer is refused', () => {
  const attempt = async (body: object) => {
    const { user, headers } = await createMember(provider)
    const response = await buy(provider, headers, body)
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
    return response
  }

  test('for another plan, another brand or another code', async () => {
    const { offer } = await offerOf('FIRST30')
    const yoga = await idOf('Just yoga')
    const save20 = 'promo_1Rk8vWq2ZpT5xLd7'
    for (const body of [
      order({ subscription_plan_id: 3, marketing_offer_id: offer.id }),
      taking(offer.id, { stripe_promotion_code_id: save20 }),
      order({ subscription_plan_id: 2, brand_id: 6, marketing_offer_id: yoga }),
      taking(await idOf('The hour before bed')),
      taking(999_999),
    ])
      expect(await attempt(body)).toMatchObject(refused)
    const { body } = await attempt(taking(999_999))
    expect(body.error).toBe(
      'This offer has ended or isn’t available to you. Choose a plan or another offer.',
    )
  })

  test('to people of another audience, whatever they send', async () => {
    const { offer } = await offerOf('STUDIO50')
    expect(await attempt(taking(offer.id))).toMatchObject(refused)
    const friend = await offerOf('FRIEND15')
    const yearly = { subscription_plan_id: 3, marketing_offer_id: friend.offer.id }
    expect(await attempt(order(yearly))).toMatchObject(refused)
    expect(await attempt(order(yearly, { referrer_id: 'R0' }))).toMatchObject(refused)
    await provider.db.insert(referrers).values({ code: 'R1', name: 'R' }).onConflictDoNothing()
    const { headers } = await createMember(provider)
    const bought = await buy(provider, headers, order(yearly, { referrer_id: 'R1' }))
    expect(bought.status).toBe(201)
  })

  test('before it begins, once it has ended, and once its promotion is used up', async () => {
    const { offer, promotion } = await offerOf('FIRST30')
    const start = clock.now()
    clock.set(offer.expiresAt!)
    expect(await attempt(taking(offer.id))).toMatchObject(refused)
    clock.set(start)
    const begins = new Date(start.getTime() + dayMs)
    await provider.db.update(offers).set({ startsAt: begins }).where(eq(offers.id, offer.id))
    expect(await attempt(taking(offer.id))).toMatchObject(refused)
    await provider.db.update(offers).set({ startsAt: null }).where(eq(offers.id, offer.id))
    const limit = (maxRedemptions: number | null) =>
      provider.db
        .update(promotionCodes)
        .set({ maxRedemptions, redeemed: maxRedemptions ?? 0 })
        .where(eq(promotionCodes.id, promotion.id))
    await limit(1)
    expect(await attempt(taking(offer.id))).toMatchObject(refused)
    await limit(null)
  })
})

describe('the promotion of an offer for some people', () => {
  test('cannot be typed', async () => {
    const { headers } = await createMember(provider)
    for (const { code } of offerPromotions)
      for (const [path, as] of [
        ['promotion_codes', headers],
        ['public/promotion_codes', undefined],
      ] as const) {
        const response = await provider.call('GET', `/api/v1/${path}?code=${code}`, { headers: as })
        expect(response).toMatchObject({ status: 422, body: { code: 'promotion_invalid' } })
      }
  })

  test('cannot be sent without the offer, or with another one', async () => {
    const { user, headers } = await createMember(provider)
    const { promotion } = await offerOf('STUDIO50')
    const code = { stripe_promotion_code_id: promotion.stripePromotionCodeId }
    for (const body of [
      order({ subscription_plan_id: 1, ...code }),
      taking(await idOf('Everything in one plan'), code),
    ])
      expect(await buy(provider, headers, body)).toMatchObject(refused)
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
  })
})

test('a studio’s member takes the studio price; somebody else’s membership does not help', async () => {
  const { offer } = await offerOf('STUDIO50')
  const { user, headers } = await createMember(provider)
  const other = await createMember(provider)
  await provider.db.insert(studioMembers).values({
    studioId: 1,
    email: user.email,
    firstName: 'M',
    lastName: 'M',
    userId: user.id,
  })
  expect(await buy(provider, other.headers, taking(offer.id))).toMatchObject(refused)
  expect((await buy(provider, headers, taking(offer.id))).status).toBe(201)
})

test('of many parallel purchases by somebody new, of two brands, one gets the welcome', async () => {
  const { offer, promotion } = await offerOf('FIRST30')
  const [forBrands] = await provider.db
    .insert(offers)
    .values({ ...offer, id: undefined, planId: 2, position: 99 })
    .returning()
  const { user, headers } = await createMember(provider)
  const bought = await atOnce(16, (index) => {
    const brand = { subscription_plan_id: 2, brand_id: index % 2 ? 4 : 6 }
    return buy(provider, headers, taking(forBrands!.id, brand), `welcome-${index}`)
  })
  expect(bought.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  const rows = await subscriptionsOf(provider, user.id)
  const paid = rows.filter(({ status }) => status === 'active')
  expect(paid).toMatchObject([{ promotionCodeId: promotion.id }])
  expect(await chargesOf(provider, user.id, 'succeeded')).toHaveLength(1)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicPurchases } from '../../../src/db/schema/public-purchases'
import { endUnclaimedPurchases } from '../../../src/payments/public/claim-purchase'
import { sendDueMails } from '../../../src/jobs/send-mails'
import { linkIn, mailsTo } from '../../support/mails'
import type { TestProvider } from '../../support/start-provider'
import { createMember, createUser } from '../../support/users'
import {
  atOnce,
  buy,
  chargesOf,
  order,
  singleMonthly,
  startShop,
  subscriptionsOf,
} from '../support/shop'
import { choosePassword, signInWithNewPassword } from './support/new-password'
import { buyForAccount, claim, lookAtClaim, peopleWith, readPublicly } from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const day = 86_400_000
describe('a paid purchase for an account', () => {
  test('waits; its link says so and changes nothing', async () => {
    const user = await createUser(provider)
    const { bought, token } = await buyForAccount(provider, user.email)
    for (let round = 0; round < 2; round += 1)
      expect(await lookAtClaim(provider, token)).toMatchObject({
        status: 200,
        body: {
          email: user.email,
          plan_name: 'Everything, yearly',
          brand_name: null,
          amount: 239.99,
          currency: 'usd',
          outcome: null,
        },
      })
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
    expect((await readPublicly(provider, bought.body.id)).body.status).toBe('active')
  })

  test('is the account’s once its link is used, however often and at once', async () => {
    const { user, headers } = await createMember(provider)
    const { bought, token } = await buyForAccount(provider, user.email)
    const claims = await atOnce(10, () => claim(provider, token))
    for (const { status, body } of claims) expect([status, body.outcome]).toEqual([200, 'attached'])
    expect((await lookAtClaim(provider, token)).body.outcome).toBe('attached')
    const { body } = await provider.call('GET', '/api/v1/subscriptions', { headers })
    expect(body.data).toMatchObject([{ status: 'active', charged: { amount: 239.99 } }])
    expect((await readPublicly(provider, bought.body.id)).body).toMatchObject({
      status: 'active',
      charged: { amount: 239.99 },
    })
    expect(await mailsTo(provider, user.email)).toHaveLength(1)
  })

  test('that has it already ends and is paid back, and a mail says so', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers)
    const { bought, token } = await buyForAccount(provider, user.email, {
      subscription_plan_id: singleMonthly,
      brand_id: 4,
    })
    expect((await lookAtClaim(provider, token)).body).toMatchObject({ brand_name: 'yoga' })
    const claims = await atOnce(5, () => claim(provider, token))
    for (const { body } of claims) expect(body.outcome).toBe('duplicate')
    const [, buyer] = await peopleWith(provider, user.email)
    expect(await subscriptionsOf(provider, buyer!.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'duplicate', gatewayCancel: null },
    ])
    expect(await chargesOf(provider, buyer!.id)).toMatchObject([
      { status: 'refunded', amount: 1499 },
    ])
    expect(await chargesOf(provider, user.id, 'succeeded')).toHaveLength(1)
    const mails = await mailsTo(provider, user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your X+ refund is on its way',
      'Your X+ purchase: One practice, monthly (yoga)',
      'Your X+ receipt: Everything, yearly',
    ])
    // What the browser that bought it sees does not tell whose email it is.
    expect((await readPublicly(provider, bought.body.id)).body.status).toBe('active')
  })

  test('of all brands replaces the plans of one brand that the account has', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    const { token } = await buyForAccount(provider, user.email)
    expect((await claim(provider, token)).body.outcome).toBe('attached')
    const rows = await subscriptionsOf(provider, user.id)
    expect(rows.map(({ status, cancelReason }) => [status, cancelReason])).toEqual([
      ['canceled', 'upgraded'],
      ['active', null],
    ])
  })

  test('and another for it, claimed at once: one is kept, one is paid back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await createUser(provider)
      const first = await buyForAccount(provider, user.email)
      const second = await buyForAccount(provider, user.email)
      const claims = await Promise.all([first, second].map(({ token }) => claim(provider, token)))
      expect(claims.map(({ body }) => body.outcome).sort()).toEqual(['attached', 'duplicate'])
      const live = await subscriptionsOf(provider, user.id)
      expect(live).toMatchObject([{ status: 'active' }])
    }
  })

  test('is added when the account chooses a password by mail', async () => {
    const user = await createUser(provider)
    await buyForAccount(provider, user.email)
    await provider.call('POST', '/api/v1/users/password', {
      body: { email: user.email, redirect_url: '/forgot-password' },
    })
    const [mail] = await mailsTo(provider, user.email)
    expect((await choosePassword(provider, linkIn(mail))).status).toBe(200)
    await provider.background.settled()
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([{ status: 'active' }])
    expect((await signInWithNewPassword(provider, user.email)).body.has_active_subscription).toBe(
      true,
    )
  })

  test('ends after 14 days without a claim, and is paid back before it renews', async () => {
    const user = await createUser(provider)
    const { bought, token } = await buyForAccount(provider, user.email, {
      subscription_plan_id: singleMonthly,
      brand_id: 4,
    })
    const [, buyer] = await peopleWith(provider, user.email)
    provider.clock.advance(14 * day - 1000)
    await endUnclaimedPurchases(provider.deps)
    expect((await lookAtClaim(provider, token)).status).toBe(200)
    provider.clock.advance(1000)
    expect((await claim(provider, token)).status).toBe(404)
    await Promise.all([endUnclaimedPurchases(provider.deps), endUnclaimedPurchases(provider.deps)])
    expect(await subscriptionsOf(provider, buyer!.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'expired', gatewayCancel: null },
    ])
    expect(await chargesOf(provider, buyer!.id)).toMatchObject([{ status: 'refunded' }])
    await sendDueMails(provider.deps)
    await endUnclaimedPurchases(provider.deps)
    await sendDueMails(provider.deps)
    const mails = await mailsTo(provider, user.email)
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain('wasn’t added to an account within 14 days')
    expect((await readPublicly(provider, bought.body.id)).body.status).toBe('active')
  })
})

describe('a link of a claim', () => {
  test.each(['', 'x', 'x'.repeat(43), "';--", '…'])('%o is 404', async (token) => {
    expect((await lookAtClaim(provider, token)).status).toBe(404)
    expect((await claim(provider, token)).status).toBe(404)
  })

  test('is stored as a digest, and is worthless once the purchase has ended', async () => {
    const user = await createUser(provider)
    const { token } = await buyForAccount(provider, user.email)
    const rows = await provider.db.select().from(publicPurchases)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(token).toHaveLength(43)
    const [, buyer] = await peopleWith(provider, user.email)
    await provider.pool.query(`update subscriptions set status = 'canceled' where user_id = $1`, [
      buyer!.id,
    ])
    expect((await lookAtClaim(provider, token)).status).toBe(404)
    expect((await claim(provider, token)).status).toBe(404)
  })
})

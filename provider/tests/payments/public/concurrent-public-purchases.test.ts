import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../support/mails'
import {
  atOnce,
  chargesOf,
  order,
  startShop,
  startTwoShops,
  subscriptionsOf,
} from '../support/shop'
import { buyPublicly, peopleWith, person, publicOrder, typedCard } from './support/public-shop'

const { provider, second, stop } = await startTwoShops()
afterAll(stop)
const each = (index: number) => (index % 2 === 0 ? provider : second)

/** Everybody and everything that came of purchases for an email. */
async function resultsOf(email: string) {
  const people = await peopleWith(provider, email)
  const bought = await Promise.all(people.map(({ id }) => subscriptionsOf(provider, id)))
  const charged = await Promise.all(people.map(({ id }) => chargesOf(provider, id)))
  await second.background.settled()
  return {
    people: people.length,
    subscriptions: bought.flat().length,
    charges: charged.flat().length,
    mails: (await mailsTo(provider, email)).length,
  }
}
const onlyOne = { people: 1, subscriptions: 1, charges: 1, mails: 1 }

describe('concurrent public purchases', () => {
  test('with one key, 24 on two processes: one buyer, one charge, one response, one mail', async () => {
    const email = `${randomUUID()}@example.com`
    const body = publicOrder({}, { email })
    const responses = await atOnce(24, (index) => buyPublicly(each(index), body, 'one-key'))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(await resultsOf(email)).toEqual(onlyOne)
  })

  test('without a key and with one card, 24: the same', async () => {
    const email = `${randomUUID()}@example.com`
    const method = await typedCard(provider)
    const body = publicOrder({ stripe_payment_method_id: method }, { email })
    const responses = await atOnce(24, (index) => buyPublicly(each(index), body, null))
    expect(new Set(responses.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(responses[0]!.status).toBe(201)
    expect(await resultsOf(email)).toEqual(onlyOne)
  })

  test('with one key by two people: one of them buys, the other is told', async () => {
    for (let round = 0; round < 8; round += 1) {
      const people = [person(), person()]
      const key = randomUUID()
      // A refused request first, so that both take over the same unused key.
      await buyPublicly(provider, publicOrder({ stripe_payment_method_id: 'pm_unknown' }), key)
      const responses = await atOnce(8, (index) =>
        buyPublicly(each(index), order({ user: people[index % 2] }), key),
      )
      const results = await Promise.all(people.map(({ email }) => resultsOf(email)))
      expect(results.map(({ charges }) => charges).sort()).toEqual([0, 1])
      const winner = results.findIndex(({ charges }) => charges === 1)
      const statuses = [0, 1].map((one) =>
        responses.filter((_, index) => index % 2 === one).map(({ status }) => status),
      )
      expect(statuses[winner]).toContain(201)
      expect(new Set(statuses[1 - winner])).toEqual(new Set([409]))
      expect((await buyPublicly(provider, order({ user: people[winner] }), key)).status).toBe(201)
    }
  })

  test('by two people, each under a key of their own: both buy, each once', async () => {
    const people = [person(), person()]
    const keys = [randomUUID(), randomUUID()]
    const responses = await atOnce(20, (index) =>
      buyPublicly(each(index >> 1), order({ user: people[index % 2] }), keys[index % 2]),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => String(body.id))).size).toBe(2)
    const results = await Promise.all(people.map(({ email }) => resultsOf(email)))
    expect(results).toEqual([onlyOne, onlyOne])
  })

  test('overtaken by another person under its key is told, and not charged', async () => {
    const [slow, fast] = [person(), person()]
    const key = randomUUID()
    const overtake = () => buyPublicly(provider, order({ user: fast }), key)
    const shop = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ cards }) => ({
        cards: {
          ...cards,
          // The last step before the attempt is stored.
          checkPaymentMethod: async (input) => {
            await cards.checkPaymentMethod(input)
            await overtake()
          },
        },
      }),
    })
    expect((await buyPublicly(shop, order({ user: slow }), key)).status).toBe(409)
    expect(await resultsOf(slow.email)).toMatchObject({ subscriptions: 0, charges: 0, mails: 0 })
    expect(await resultsOf(fast.email)).toEqual(onlyOne)
    await shop.stop()
  })
})

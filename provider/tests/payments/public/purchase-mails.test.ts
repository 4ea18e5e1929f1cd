import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendDueMails } from '../../../src/jobs/send-mails'
import { linkIn, mailsTo, makeMailsDue } from '../../support/mails'
import type { TestProvider } from '../../support/start-provider'
import { createUser } from '../../support/users'
import { atOnce, startShop, subscriptionsOf } from '../support/shop'
import { choosePassword, signInWithNewPassword } from './support/new-password'
import { buyPublicly, claim, claimTokenOf, peopleWith, publicOrder } from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const day = 86_400_000
let count = 0
const newEmail = () => `buyer-${(count += 1)}@example.com`

describe('a paid purchase of somebody new', () => {
  test('is an account; its mail leads to a password once, and it is there at the first sign-in', async () => {
    const email = newEmail()
    const bought = await buyPublicly(provider, publicOrder({}, { email }))
    const mails = await mailsTo(provider, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Your X+ purchase: Everything, yearly' })
    expect(mails[0]!.text).toContain('You paid $239.99 for “Everything, yearly.”')
    const link = linkIn(mails[0])
    expect(link.pathname).toBe('/forgot-password')
    expect(link.searchParams.get('purpose')).toBe('finish-account')

    provider.clock.advance(6 * day)
    expect((await choosePassword(provider, link)).status).toBe(200)
    expect((await choosePassword(provider, link)).status).toBe(401)
    const subjects = (await mailsTo(provider, email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Your X+ password was changed')
    const session = await signInWithNewPassword(provider, email)
    expect(session).toMatchObject({
      status: 200,
      body: { email, first_name: 'Ada', has_active_subscription: true, in_trial: false },
    })
    const [account] = await peopleWith(provider, email)
    expect(await subscriptionsOf(provider, account!.id)).toMatchObject([
      { publicId: bought.body.id, status: 'active' },
    ])
  })

  test('keeps its link for seven days', async () => {
    const email = newEmail()
    await buyPublicly(provider, publicOrder({}, { email }))
    const link = linkIn((await mailsTo(provider, email))[0])
    provider.clock.advance(7 * day)
    expect((await choosePassword(provider, link)).status).toBe(401)
  })

  test.each([
    ['en-AU', '/en-AU/forgot-password', 'Choose a password', '$44.99'],
    ['es-MX,es;q=0.9', '/es/forgot-password', 'Elegir una contraseña', '44,99'],
    ['fr', '/fr-CA/forgot-password', 'Choisir un mot de passe', '44,99'],
    ['de', '/forgot-password', 'Choose a password', 'A$44.99'],
  ])('%s is mailed in the buyer’s language: %s', async (language, path, action, amount) => {
    const email = newEmail()
    const body = publicOrder({ currency: 'aud', subscription_plan_id: 1 }, { email })
    await buyPublicly(provider, body, `key-${language}`, { 'accept-language': language })
    const [mail] = await mailsTo(provider, email)
    expect(linkIn(mail).pathname).toBe(path)
    expect(mail!.text).toContain(action)
    expect(mail!.text).toContain(amount)
  })

  test('of two purchases at once, becomes one account; the other waits for it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newEmail()
      const responses = await atOnce(2, () => buyPublicly(provider, publicOrder({}, { email })))
      expect(responses.map(({ body }) => body.status)).toEqual(['active', 'active'])
      const people = await peopleWith(provider, email)
      expect(people.map((one) => one.email !== null).sort()).toEqual([false, true])
      expect(await mailsTo(provider, email)).toHaveLength(2)
    }
  })
})

describe('a mail that cannot be sent', () => {
  test('is sent later, with a link that works, and keeps no other waiting', async () => {
    const broken = new Set<string>()
    const shop = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ mail }) => ({
        mail: {
          send: async (each, connection) => {
            if (broken.has(each.to)) throw new Error('the mail server refuses')
            await mail.send(each, connection)
          },
        },
      }),
    })
    const [first, second] = [await createUser(shop), await createUser(shop)]
    broken.add(first.email)
    await buyPublicly(shop, publicOrder({}, { email: first.email }))
    await buyPublicly(shop, publicOrder({}, { email: second.email }))
    expect(await mailsTo(shop, first.email)).toEqual([])
    expect(await mailsTo(shop, second.email)).toHaveLength(1)
    expect(shop.lines).toContainEqual(
      expect.objectContaining({ event: 'mail not sent', kind: 'public_purchase', error: 'Error' }),
    )
    broken.clear()
    await makeMailsDue(shop)
    await Promise.all([sendDueMails(shop.deps), sendDueMails(provider.deps)])
    expect(await mailsTo(shop, first.email)).toHaveLength(1)
    const token = await claimTokenOf(shop, first.email)
    expect((await claim(shop, token)).body.outcome).toBe('attached')
    await shop.stop()
  })

  test('is sent once by four runs at once', async () => {
    const email = newEmail()
    await buyPublicly(provider, publicOrder({}, { email }))
    await atOnce(4, () => sendDueMails(provider.deps))
    expect(await mailsTo(provider, email)).toHaveLength(1)
  })
})

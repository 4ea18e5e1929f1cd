import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialsIn, linkIn, mailsTo } from '../../support/mails'
import { recordStatements } from '../../support/recorded-work'
import type { ApiResponse, TestProvider } from '../../support/start-provider'
import { createMember, createUser } from '../../support/users'
import { buy, confirm, secretOf, startShop, typeCard } from '../support/shop'
import { choosePassword, signInWithNewPassword } from './support/new-password'
import {
  buyForAccount,
  buyPublicly,
  claim,
  lookAtClaim,
  publicOrder,
  readPublicly,
} from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

/** Emails that have an account, one that has bought already, a buyer that waits, and none. */
async function emailsOfAllKinds() {
  const subscriber = await createMember(provider)
  await buy(provider, subscriber.headers)
  const waiting = await createUser(provider)
  await buyForAccount(provider, waiting.email)
  return {
    unknown: `${randomUUID()}@example.com`,
    known: (await createUser(provider)).email,
    withoutPassword: (await createUser(provider, { passwordHash: null })).email,
    subscriber: subscriber.user.email,
    waiting: waiting.email,
  }
}

/** What a response says beside what is random in each. */
function visible({ status, headers, body }: ApiResponse) {
  const names = [...headers.keys()].filter((name) => name !== 'date')
  const { stripe_details: details, ...rest } = body
  return {
    status,
    headers: names.map((name) => [name, name === 'x-request-id' ? '' : headers.get(name)]),
    body: { ...rest, id: '' },
    details: { ...details, stripe_customer_id: '', stripe_payment_intent_client_secret: '' },
  }
}

describe('whether an email has an account', () => {
  test.each(['pm_card_visa', 'pm_card_threeDSecure2Required', 'pm_unknown'])(
    'is told by no response to a purchase with %s',
    async (method) => {
      const emails = Object.values(await emailsOfAllKinds())
      const seen = new Set<string>()
      for (const email of emails) {
        const body = publicOrder({ stripe_payment_method_id: method }, { email })
        const bought = await buyPublicly(provider, body, `equal-${method}-${email}`)
        const again = await buyPublicly(provider, body, `equal-${method}-${email}`)
        const responses = [bought, again]
        if (bought.status === 201) {
          const secret = secretOf(bought)
          if (secret) await confirm(provider, secret, method)
          for (let poll = 0; poll < 3; poll += 1)
            responses.push(await readPublicly(provider, bought.body.id))
        }
        seen.add(JSON.stringify(responses.map(visible)))
      }
      expect(seen.size).toBe(1)
    },
  )

  test('is told by no mail’s number or moment', async () => {
    const emails = await emailsOfAllKinds()
    for (const email of Object.values(emails)) {
      const before = (await mailsTo(provider, email)).length
      await buyPublicly(provider, publicOrder({}, { email }))
      expect(await mailsTo(provider, email)).toHaveLength(before + 1)
    }
  })

  test.each(['pm_card_visa', 'pm_card_threeDSecure2Required', 'pm_unknown'])(
    'is told by no statement of a purchase with %s',
    async (method) => {
      const emails = Object.values(await emailsOfAllKinds())
      const recorded = recordStatements()
      const seen = new Set<string>()
      for (const email of emails) {
        const body = publicOrder({ stripe_payment_method_id: method }, { email })
        recorded()
        await buyPublicly(provider, body)
        await provider.background.settled()
        const statements = recorded()
        expect(statements.length).toBeGreaterThan(5)
        seen.add(statements.join('\n'))
      }
      expect(seen.size).toBe(1)
    },
  )

  test('is told by no reset for a buyer who waits and by no sign-up', async () => {
    const email = `${randomUUID()}@example.com`
    const unpaid = publicOrder({ stripe_payment_method_id: 'pm_card_chargeDeclined' }, { email })
    await buyPublicly(provider, unpaid)
    const reset = await provider.call('POST', '/api/v1/users/password', {
      body: { email, redirect_url: '/forgot-password' },
    })
    expect(reset).toMatchObject({ status: 200, body: { success: true } })
    expect(await mailsTo(provider, email)).toEqual([])
    expect((await signInWithNewPassword(provider, email)).status).toBe(401)
  })
})

/** Every row of every table as JSON, by the name of its table. */
async function databaseText() {
  const { rows } = await provider.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const dumps = rows.map(async ({ name }) => {
    const dump = await provider.pool.query(`select to_jsonb(t)::text as row from "${name}" t`)
    return [name, dump.rows.map(({ row }) => row).join('\n')] as const
  })
  return new Map(await Promise.all(dumps))
}

test('no log and no table has a card, a code, a secret or a link; no log has a person', async () => {
  const number = '4000000000003220'
  const { user } = await createMember(provider, { firstName: 'Zebedee', lastName: 'Quist' })
  const typed = await typeCard(provider, number)
  const body = publicOrder(
    { stripe_payment_method_id: typed.body.id },
    { email: user.email, first_name: 'Zebedee', last_name: 'Quist' },
  )
  const key = randomUUID()
  const bought = await buyPublicly(provider, body, key)
  const secret = secretOf(bought)
  await confirm(provider, secret, typed.body.id)
  for (let poll = 0; poll < 3; poll += 1) await readPublicly(provider, bought.body.id)
  const [mail] = await mailsTo(provider, user.email)
  const token = new URLSearchParams(linkIn(mail).hash.slice(1)).get('claim')!
  await lookAtClaim(provider, token)
  await claim(provider, token)

  const newcomer = `${randomUUID()}@example.com`
  await buyPublicly(provider, publicOrder({}, { email: newcomer }))
  const link = linkIn((await mailsTo(provider, newcomer))[0])
  await choosePassword(provider, link)
  await signInWithNewPassword(provider, newcomer)

  const { 'access-token': resetToken, client } = credentialsIn(link)
  const credentials = [resetToken, client]
  const log = JSON.stringify(provider.lines)
  expect(log).toContain('/api/v1/public/purchase_claims')
  const secrets = [number, secret, token, resetToken, 'plum kettle 42']
  for (const hidden of [...secrets, ...credentials, user.email, newcomer, 'Zebedee', key])
    expect(log).not.toContain(hidden)
  const tables = await databaseText()
  for (const [name, text] of tables) {
    // Without a mail server the outbox is the mailbox; the sandbox is the card provider's own ledger.
    if (name === 'outbox') continue
    const kept = name === 'sandbox_intents' ? [secret] : []
    for (const hidden of secrets.filter((one) => !kept.includes(one)))
      expect([name, text.includes(hidden)]).toEqual([name, false])
    expect([name, /"cvc"/.test(text)]).toEqual([name, false])
  }
  const mails = tables.get('outbox')!
  for (const hidden of [number, secret, 'Zebedee']) expect(mails).not.toContain(hidden)
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '../../src/db/schema/bookings'
import { enterpriseClaims, enterpriseProviders } from '../../src/db/schema/enterprise'
import { users } from '../../src/db/schema/identity'
import { invoices } from '../../src/db/schema/invoices'
import { paymentCustomers } from '../../src/db/schema/payments'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { purge } from '../../src/jobs/purge'
import { lockUserPurchases } from '../../src/payments/state/live-subscriptions'
import { deleteAccount } from '../../src/profile/delete-account'
import { buy, gatewayStatusesOf, order } from '../payments/support/shop'
import { createClass, spotsOf } from '../support/live-classes'
import { signUpBody } from '../support/sign-up'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createRecord, ownerOf } from '../support/studio-records'
import { subscribe } from '../support/subscribers'
import { createMember, testPassword } from '../support/users'
import { tablesOfPeople, tablesThatSay } from './support/personal-tables'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ seeded: true })
})
afterAll(() => provider.stop())

type Headers = Record<string, string>

async function remove(headers: Headers, password = testPassword) {
  const response = await provider.call('DELETE', '/api/v1/user', { headers, body: { password } })
  await provider.background.settled()
  return response
}

const isSignedIn = async (headers: Headers) =>
  (await provider.call('GET', '/api/v1/user', { headers })).status === 200

/** A member with one of everything that an account can own. */
async function createFullMember() {
  const member = await createMember(provider, { lastName: 'Quillfeather', phone: '5551230000' })
  const { user, headers } = member
  await subscribe(provider, [user.id], { billingAddress: { line1: '9 Quillfeather Road' } })
  const soon = await createClass(provider)
  await provider.call('POST', '/api/v1/bookings', {
    headers,
    body: { booking: { live_class_id: soon.id } },
  })
  const record = await createRecord(provider)
  await provider.pool.query(
    'update studio_members set user_id = $1, linked_at = now() where id = $2',
    [user.id, record.id],
  )
  const unlinked = await createRecord(provider, { userId: user.id })
  await provider.call('DELETE', `/api/v1/associated_users/${unlinked.id}`, { headers })
  const [benefit] = await provider.db
    .insert(enterpriseProviders)
    .values({ name: 'Acme', description: 'x', terms: 'x', seats: 1, claimed: 1 })
    .returning()
  await provider.db
    .insert(enterpriseClaims)
    .values({ providerId: benefit!.id, userId: user.id, claimedAt: provider.clock.now() })
  await provider.call('POST', '/api/v1/favorite_lists', {
    headers,
    body: { favorite_list: { name: 'Quillfeather evenings' } },
  })
  const person = { first_name: 'A', last_name: 'Quillfeather', phone: '5551230000' }
  await provider.call('POST', '/api/v1/free_class_requests', {
    headers,
    body: { free_class_request: { studio_id: 1, email: user.email, ...person } },
  })
  await provider.call('PUT', '/api/v1/mail_preferences', { headers, body: { offers: true } })
  return { ...member, soon, record, benefit: benefit! }
}

test('needs the password, and changes nothing without it', async () => {
  const { user, headers } = await createMember(provider)
  const wrong = await remove(headers, 'wrong')
  expect([wrong.status, wrong.body.errors.password]).toEqual([422, ['isn’t your current password']])
  expect((await provider.call('DELETE', '/api/v1/user', { headers })).status).toBe(400)
  expect((await remove({})).status).toBe(401)
  expect(await isSignedIn(headers)).toBe(true)
  expect(await provider.db.$count(users, eq(users.id, user.id))).toBe(1)
})

test('leaves nothing that says who it was, gives back what others can use, and mails once', async () => {
  const { user, headers, soon, record, benefit } = await createFullMember()
  expect(await tablesThatSay(provider, 'Quillfeather')).not.toEqual([])
  expect((await remove(headers)).status).toBe(204)

  for (const { table, column } of await tablesOfPeople(provider)) {
    const { rowCount } = await provider.pool.query(`select 1 from ${table} where ${column} = $1`, [
      user.id,
    ])
    expect([table, rowCount]).toEqual([table, 0])
  }
  expect(await tablesThatSay(provider, 'Quillfeather')).toEqual([])
  expect(await tablesThatSay(provider, user.email)).toEqual([])
  expect(await spotsOf(provider, soon.id)).toEqual({ counter: 0, rows: 0 })
  expect(await ownerOf(provider, record.id)).toBeNull()
  const [seats] = await provider.db
    .select()
    .from(enterpriseProviders)
    .where(eq(enterpriseProviders.id, benefit.id))
  expect(seats?.claimed).toBe(0)
  const { rows: mails } = await provider.pool.query(
    `select 1 from pgboss.job where data->>'kind' = 'account_deleted' and data->>'email' = $1`,
    [user.email],
  )
  expect(mails).toHaveLength(1)
})

test('ends every session; the email may sign up anew at once and finds nothing', async () => {
  const { user, headers } = await createFullMember()
  await remove(headers)
  expect(await isSignedIn(headers)).toBe(false)
  expect((await remove(headers)).status).toBe(401)
  const made = await provider.call('POST', '/api/v1/users', {
    body: signUpBody({ email: user.email }),
  })
  expect([made.status, made.body.has_active_subscription]).toEqual([201, false])
})

test('keeps purchases and invoices, for nobody, also when expired data are deleted', async () => {
  const { user, headers } = await createFullMember()
  const [subscription] = await provider.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
  const [invoice] = await provider.db
    .insert(invoices)
    .values({
      year: 2026,
      sequence: 9_001,
      userId: user.id,
      subscriptionId: subscription!.id,
      gatewayInvoiceId: 'in_kept',
      planName: 'Everything',
      reason: 'first',
      amount: 2_999,
      tax: 0,
      currency: 'usd',
      payerName: 'Test Person',
      payerEmail: user.email,
      paidAt: provider.clock.now(),
    })
    .returning()
  await remove(headers)
  provider.clock.advance(30 * 24 * 3_600_000)
  await purge(provider.deps)

  const [kept] = await provider.db.select().from(invoices).where(eq(invoices.id, invoice!.id))
  expect(kept).toEqual({ ...invoice, userId: kept!.userId })
  const [owner] = await provider.db.select().from(users).where(eq(users.id, kept!.userId))
  expect(owner).toMatchObject({ email: null, firstName: '', lastName: '', passwordHash: null })
  expect(owner?.deletedAt).not.toBeNull()
  const [row] = await provider.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscription!.id))
  expect(row).toMatchObject({ status: 'canceled', userId: kept!.userId, billingAddress: null })
})

describe('at the card provider', () => {
  const customersOf = (userId: number) =>
    provider.db.$count(paymentCustomers, eq(paymentCustomers.userId, userId))

  test('the subscription ends, nothing is paid back, and the customer is gone', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order())
    expect(await gatewayStatusesOf(provider, user.id)).toEqual(['active'])
    const [{ gatewayCustomerId } = { gatewayCustomerId: '' }] = await provider.db
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, user.id))
    expect(await tablesThatSay(provider, gatewayCustomerId)).toContain('sandbox_customers')
    await remove(headers)
    const [subscription] = await provider.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.gatewayCustomerId, gatewayCustomerId))
    expect(subscription).toMatchObject({ status: 'canceled', gatewayCancel: null })
    expect(await gatewayStatusesOf(provider, subscription!.userId)).toEqual(['canceled'])
    expect(await customersOf(subscription!.userId)).toBe(0)
    expect(await provider.cards.listCards(gatewayCustomerId)).toEqual([])
    // The invoice of the payment was written before its payer was forgotten.
    const [invoice] = await provider.db
      .select()
      .from(invoices)
      .where(eq(invoices.subscriptionId, subscription!.id))
    expect(invoice).toMatchObject({ payerName: 'Test Person', payerEmail: user.email })
  })
})

test('is done whole or not at all, and once of several at the same time', async () => {
  const { user, headers, soon } = await createFullMember()
  await provider.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the process dies here'; end $$`)
  await provider.pool.query(
    'create trigger refuse before delete on users for each row execute function refuse()',
  )
  expect((await remove(headers)).status).toBe(500)
  expect(await isSignedIn(headers)).toBe(true)
  expect(await provider.db.$count(bookings, eq(bookings.userId, user.id))).toBe(1)
  expect(await spotsOf(provider, soon.id)).toEqual({ counter: 1, rows: 1 })
  const [live] = await provider.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
  expect(live?.status).toBe('active')

  await provider.pool.query('drop trigger refuse on users')
  await provider.db.execute(sql`drop function refuse()`)
  const all = await Promise.all([1, 2, 3, 4].map(() => deleteAccount(provider.deps, user.id)))
  expect(all.filter(Boolean)).toHaveLength(1)
  expect(await spotsOf(provider, soon.id)).toEqual({ counter: 0, rows: 0 })
})

test('waits for a report of the card provider that is being recorded, and ends what it brings back', async () => {
  const { user } = await createFullMember()
  const mine = eq(subscriptions.userId, user.id)
  const [live] = await provider.db.select().from(subscriptions).where(mine)
  const { report, deletion } = await provider.db.transaction(async (tx) => {
    await lockUserPurchases(tx, user.id)
    const deletion = deleteAccount(provider.deps, user.id)
    const first = await Promise.race([
      deletion.then(() => 'deleted'),
      new Promise((done) => setTimeout(() => done('waits'), 200)),
    ])
    await tx
      .update(subscriptions)
      .set({ status: 'past_due', statusAt: provider.clock.now() })
      .where(eq(subscriptions.id, live!.id))
    // A promise that a transaction returns would be waited for.
    return { report: first, deletion: { ended: deletion } }
  })
  expect(report).toBe('waits')
  await deletion.ended
  const [after] = await provider.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, live!.id))
  expect(after).toMatchObject({ status: 'canceled', gatewayCancel: 'cancel' })
})

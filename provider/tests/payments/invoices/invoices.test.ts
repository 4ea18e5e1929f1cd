import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '../../../src/db/schema/bookings'
import { users } from '../../../src/db/schema/identity'
import { invoiceCounters, invoices } from '../../../src/db/schema/invoices'
import { sandboxCharges, sandboxIntents } from '../../../src/db/schema/sandbox-payments'
import { studioBookings } from '../../../src/db/schema/studios'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import { syncInvoices } from '../../../src/payments/invoices/sync-invoices'
import { createClass } from '../../support/live-classes'
import { readPdf } from '../../support/pdf-text'
import type { TestProvider } from '../../support/start-provider'
import { createRecord } from '../../support/studio-records'
import { createMember } from '../../support/users'
import { atOnce, buy, order, startShop, subscriptionsOf } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ seeded: true })
})
afterAll(() => provider.stop())

type Headers = Record<string, string>
const path = '/api/v1/invoices'
const austin = {
  line1: '5 Élan Street',
  city: 'Austin',
  state: 'TX',
  postal_code: '78704',
  country: 'US',
}
const list = async (headers: Headers) =>
  (await provider.call('GET', path, { headers })).body.data as {
    id: number
    number: string
    amount: number
    refunded: number
    status: string
    description: string
    pdf_url: string
  }[]

/** A member who has bought the yearly plan. */
async function createBuyer() {
  const member = await createMember(provider, { firstName: 'Núria', lastName: 'Ébano' })
  await buy(provider, member.headers, order({ address: austin }))
  const [row] = await subscriptionsOf(provider, member.user.id)
  return { ...member, row: row! }
}

describe('the list', () => {
  test('has what was paid, once, however often it is read', async () => {
    const { headers } = await createBuyer()
    const reads = await atOnce(5, () => list(headers))
    for (const read of reads) expect(read).toEqual(reads[0])
    expect(reads[0]).toMatchObject([
      { amount: 254.99, tax: 15, currency: 'usd', status: 'paid', card_last4: '4242' },
    ])
    expect(reads[0]![0]).toMatchObject({ description: 'Everything, yearly', refunded: 0 })
  })

  test('is empty without a payment, and nobody else’s', async () => {
    const { headers } = await createMember(provider)
    const other = await createBuyer()
    const [invoice] = await list(other.headers)
    expect(await list(headers)).toEqual([])
    expect((await readPdf(provider, invoice!.pdf_url, headers)).status).toBe(404)
    expect((await provider.call('GET', invoice!.pdf_url)).status).toBe(401)
  })

  test('says what was paid back, under the same number', async () => {
    const { headers, row } = await createBuyer()
    const [before] = await list(headers)
    const [intent] = await provider.db
      .select()
      .from(sandboxIntents)
      .where(eq(sandboxIntents.subscriptionId, row.gatewaySubscriptionId!))
    await provider.db
      .update(sandboxCharges)
      .set({ status: 'refunded' })
      .where(eq(sandboxCharges.intentId, intent!.id))
    await provider.db
      .update(subscriptions)
      .set({ paymentSummary: null, refundedAt: provider.clock.now() })
      .where(eq(subscriptions.id, row.id))
    const [after] = await list(headers)
    expect(after).toEqual({ ...before, status: 'refunded', refunded: 254.99 })
    const { text } = await readPdf(provider, after!.pdf_url, headers)
    expect(text).toContain('Refunded on')
    expect(text).toContain('Paid after the refund $0.00')
  })

  test('names the plan in the reader’s language', async () => {
    const { headers } = await createBuyer()
    const spanish = { ...headers, 'accept-language': 'es' }
    expect((await list(spanish))[0]!.description).toBe('Todo, anual')
  })
})

describe('numbers', () => {
  test('50 syncs at once, of payments of 10 members, give 1 to n without gaps or doubles', async () => {
    const shop = await startShop()
    const rows: Awaited<ReturnType<typeof subscriptionsOf>> = []
    for (let index = 0; index < 10; index += 1) {
      const { user, headers } = await createMember(shop)
      await buy(shop, headers, order())
      rows.push((await subscriptionsOf(shop, user.id))[0]!)
    }
    await atOnce(50, (index) => syncInvoices(shop.deps, rows[index % rows.length]!))
    const stored = await shop.db.select().from(invoices).orderBy(invoices.sequence)
    expect(stored.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
    expect(new Set(stored.map(({ subscriptionId }) => subscriptionId)).size).toBe(10)
    expect(await shop.db.select().from(invoiceCounters)).toMatchObject([{ last: 10 }])
    await shop.stop()
  }, 60_000)

  test('a sync that fails half-way leaves no gap', async () => {
    const shop = await startShop()
    const buyers = []
    for (let index = 0; index < 2; index += 1) {
      const { user, headers } = await createMember(shop)
      await buy(shop, headers, order())
      buyers.push((await subscriptionsOf(shop, user.id))[0]!)
    }
    const [payment] = await shop.cards.listInvoices(buyers[0]!.gatewaySubscriptionId!)
    const bad = { ...payment!, id: 'in_bad', tax: payment!.amount + 1 }
    const cards = { ...shop.cards, listInvoices: async () => [payment!, bad] }
    await expect(syncInvoices({ ...shop.deps, cards }, buyers[0]!)).rejects.toThrow()
    await syncInvoices(shop.deps, buyers[1]!)
    await syncInvoices(shop.deps, buyers[0]!)
    const stored = await shop.db.select().from(invoices).orderBy(invoices.sequence)
    expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2])
    await shop.stop()
  }, 30_000)
})

describe('the PDF', () => {
  test('names seller, payer, number, period, amounts and card', async () => {
    const { headers } = await createBuyer()
    const [invoice] = await list(headers)
    const pdf = await readPdf(provider, invoice!.pdf_url, headers)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${invoice!.number}.pdf"`)
    for (const part of [
      provider.env.seller.name,
      provider.env.seller.email,
      invoice!.number,
      'Núria Ébano',
      '5 Élan Street',
      'Austin, TX 78704',
      'United States',
      'Everything, yearly',
      'Subtotal $239.99',
      'Tax $15.00',
      'Total $254.99',
      'with the card ending in 4242',
    ])
      expect(pdf.text).toContain(part)
  })

  test.each([
    ['es', 'Factura', '254,99 US$', 'tarjeta terminada en 4242'],
    ['fr-CA', 'Facture', '254,99 $ US', 'carte se terminant par 4242'],
    ['en-AU', 'Invoice', 'USD 254.99', 'card ending in 4242'],
  ])('in %s', async (language, ...parts) => {
    const { headers } = await createBuyer()
    const spoken = { ...headers, 'accept-language': language }
    const [invoice] = await list(spoken)
    const { text } = await readPdf(provider, invoice!.pdf_url, spoken)
    for (const part of parts) expect(text).toContain(part)
  })
})

describe('the pack of a period', () => {
  const today = () => provider.clock.now().toISOString().slice(0, 10)
  const pack = (headers: Headers, from: string, to: string) =>
    readPdf(provider, `${path}/pack.pdf?from=${from}&to=${to}`, headers)

  test('has payments and attended classes of that period alone', async () => {
    const { user, headers } = await createBuyer()
    const [invoice] = await list(headers)
    for (const [startsIn, attended] of [
      [10, true],
      [90, false],
    ] as const) {
      const { id: liveClassId } = await createClass(provider, { startsIn })
      const body = { booking: { live_class_id: liveClassId } }
      const booked = await provider.call('POST', '/api/v1/bookings', { headers, body })
      expect(booked.status).toBe(201)
      await provider.db.update(bookings).set({ attended }).where(eq(bookings.id, booked.body.id))
    }
    const record = await createRecord(provider, { userId: user.id })
    await provider.db.insert(studioBookings).values({
      studioMemberId: record.id,
      className: 'Reformer Basics',
      startsAt: provider.clock.now(),
      durationMinutes: 50,
      status: 'attended',
    })
    const { text } = await pack(headers, today(), today())
    expect(text).toContain(invoice!.number)
    expect(text).toContain('$254.99')
    expect(text).toContain('Reformer Basics')
    expect(text).toContain('50 min')
    expect(text).toContain('Total 2 95 min')
    const before = await pack(headers, '2020-01-01', '2020-12-31')
    expect(before.text).toContain('No payments in this period.')
    expect(before.text).toContain('No classes were attended in this period.')
  })

  test('counts days in the member’s time zone', async () => {
    const { user, headers } = await createBuyer()
    const local = { timeZone: 'Pacific/Kiritimati' }
    await provider.db.update(users).set(local).where(eq(users.id, user.id))
    await list(headers)
    const paidAt = new Date('2026-03-31T11:00:00Z')
    await provider.db.update(invoices).set({ paidAt }).where(eq(invoices.userId, user.id))
    const rows = await provider.db.select().from(invoices).where(eq(invoices.userId, user.id))
    const cards = {
      charged: { amount: rows[0]!.amount, tax: rows[0]!.tax, at: paidAt.toISOString() },
      next: null,
    }
    await provider.db
      .update(subscriptions)
      .set({ paymentSummary: cards })
      .where(eq(subscriptions.userId, user.id))
    expect((await pack(headers, '2026-04-01', '2026-04-01')).text).toContain('$254.99')
    expect((await pack(headers, '2026-03-31', '2026-03-31')).text).not.toContain('$254.99')
  })

  test.each([
    ['2026-02-01', '2026-01-01'],
    ['2026-13-01', '2026-14-01'],
    ['1990-01-01', '2026-01-01'],
  ])('refuses %s to %s', async (from, to) => {
    const { headers } = await createMember(provider)
    expect((await pack(headers, from, to)).status).toBe(400)
  })
})

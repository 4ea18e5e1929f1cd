import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings, waitlistEntries } from '../../src/db/schema/bookings'
import { sessions, users } from '../../src/db/schema/identity'
import { liveClasses } from '../../src/db/schema/live-classes'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { bookClass } from '../../src/bookings/book'
import { enqueueMail } from '../../src/mail/enqueue-mail'
import { composers } from '../../src/mail/mail-kinds'
import type { MailKind, MailRequest } from '../../src/mail/mail-request'
import { createClass } from '../support/live-classes'
import { mailsTo } from '../support/mails'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { subscribe } from '../support/subscribers'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider(new Date('2026-10-20T12:00:00Z'))
})
afterAll(() => provider.stop())

const at = '2026-10-22T12:00:00.000Z'
const cards = [
  {
    id: 'pm_1',
    brand: 'visa',
    last4: '4242',
    expMonth: 9,
    expYear: 2026,
    isDefault: true,
    billingDetails: {},
  },
]

const payment = {
  reason: 'renewal',
  amount: 3209,
  tax: 210,
  discount: 0,
  refunded: 0,
  currency: 'usd',
  periodStart: new Date('2026-09-22T12:00:00Z'),
  periodEnd: new Date(at),
  paidAt: new Date('2026-09-22T12:00:00Z'),
  cardLast4: '4242',
} as const

type Subscription = Partial<typeof subscriptions.$inferInsert>

async function createSubscription(userId: number, values: Subscription = {}) {
  await subscribe(provider, [userId], {
    gatewaySubscriptionId: randomUUID(),
    currentPeriodEnd: new Date(at),
    paymentSummary: {
      charged: { amount: 3209, tax: 210, at: '2026-09-22T12:00:00.000Z' },
      next: { amount: 3209, tax: 210 },
    },
    ...values,
  })
  const [created] = await provider.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .orderBy(sql`id desc`)
    .limit(1)
  return created!.id
}

/** A subscription of another account, because no two of one account may overlap. */
type About = { userId: number; subscriptionId: number }
type Given = {
  member: (values?: Subscription) => Promise<About>
  userId: number
}

async function booked(userId: number) {
  const liveClass = await createClass(provider, { startsIn: 60 * 24 * 12 + 30 })
  await provider.db
    .update(liveClasses)
    .set({ title: 'Slow Flow & Stretch' })
    .where(eq(liveClasses.id, liveClass.id))
  const bookingId = await bookClass(provider.db, userId, liveClass.id, provider.clock.now())
  return { bookingId, liveClassId: liveClass.id }
}

/** In the address that ends a kind of mail: it may hold any letters, "NaN" too. */
const randomToken = /(?<=\/api\/mail-opt-outs\/)[\w-]{43}/g

/** What makes each kind of mail true, and its request. */
const cases: {
  [Kind in MailKind]: (
    given: Given,
  ) => Promise<Omit<MailRequest<Kind>, 'key' | 'kind' | 'userId'> & { userId?: number }> | undefined
} = {
  receipt: async ({ member }) => ({ ...(await member()), paidUntil: at }),
  renewal_reminder: async ({ member }) => ({ ...(await member()), renewsAt: at }),
  trial_end_reminder: async ({ member }) => ({
    ...(await member({ trialEndsAt: new Date(at) })),
    trialEndsAt: at,
  }),
  cancellation_receipt: async ({ member }) => ({
    ...(await member({ cancelAtPeriodEnd: true })),
    at,
  }),
  cancellation_undone: async ({ member }) => ({ ...(await member()), at }),
  plan_changed: async ({ member }) => ({ ...(await member()), at }),
  paused: async ({ member }) => ({
    ...(await member({
      pauseStartsAt: new Date(at),
      pauseEndsAt: new Date('2026-12-22T12:00:00Z'),
    })),
    pauseStartsAt: at,
  }),
  payment_failed: async ({ member }) => ({
    ...(await member({ status: 'past_due', pastDueSince: new Date(at) })),
    since: at,
  }),
  card_expiring: async ({ member }) => {
    const about = await member()
    await provider.pool.query(
      `insert into payment_customers (user_id, gateway_customer_id, created_at) values ($1, $2, now())`,
      [about.userId, randomUUID()],
    )
    return { ...about, renewsAt: at }
  },
  booking_confirmed: ({ userId }) => booked(userId),
  waitlist_promoted: ({ userId }) => booked(userId),
  booking_cancelled: async ({ userId }) => {
    const { bookingId } = await booked(userId)
    await provider.db
      .update(bookings)
      .set({ status: 'cancelled', cancelledAt: provider.clock.now() })
      .where(eq(bookings.id, bookingId))
    return { bookingId }
  },
  waitlist_expired: async ({ userId }) => {
    const now = provider.clock.now()
    const { id: liveClassId } = await createClass(provider)
    const [entry] = await provider.db
      .insert(waitlistEntries)
      .values({
        liveClassId,
        userId,
        status: 'expired',
        promoteUntil: now,
        createdAt: now,
        endedAt: now,
      })
      .returning()
    return { waitlistEntryId: entry!.id }
  },
  class_cancelled: async ({ userId }) => {
    const { liveClassId } = await booked(userId)
    await provider.db
      .update(liveClasses)
      .set({ cancelledAt: provider.clock.now() })
      .where(eq(liveClasses.id, liveClassId))
    return { liveClassId }
  },
  class_changed: async ({ userId }) => {
    const { liveClassId } = await booked(userId)
    return { liveClassId, from: '2026-10-30T22:30:00.000Z' }
  },
  booking_displaced: async ({ userId }) => {
    const { bookingId, liveClassId } = await booked(userId)
    await provider.db
      .update(bookings)
      .set({ status: 'cancelled', cancelledAt: provider.clock.now() })
      .where(eq(bookings.id, bookingId))
    return { bookingId, movedClassId: liveClassId }
  },
  new_sign_in: async ({ userId }) => {
    const [session] = await provider.db
      .update(sessions)
      .set({ userAgent: 'Firefox on Windows' })
      .where(eq(sessions.userId, userId))
      .returning()
    return { sessionId: session!.id }
  },
  password_changed: () => Promise.resolve({ at }),
  data_export: () => Promise.resolve({ at }),
  account_deleted: () => undefined,
  // Has tests of its own, with what must be bought for it.
  public_purchase: () => undefined,
}

test.each([
  ['en', 'America/New_York'],
  ['en-AU', 'Australia/Sydney'],
  ['es', 'America/Mexico_City'],
  ['fr-CA', 'America/Toronto'],
])(
  'every kind of mail is written in %s',
  async (language, timeZone) => {
    provider.cards.listCards = () => Promise.resolve(cards)
    provider.cards.listInvoices = (id) => Promise.resolve([{ ...payment, id: `in_${id}` }])
    const local = { language, timeZone, firstName: 'Ada' }
    const sent: Record<string, { subject: string; text: string; html: string }> = {}
    for (const [kind, prepare] of Object.entries(cases)) {
      const { user } = await createMember(provider)
      await provider.db.update(users).set(local).where(eq(users.id, user.id))
      const member = async (values?: Subscription) => ({
        userId: user.id,
        subscriptionId: await createSubscription(user.id, values),
      })
      const about =
        kind === 'account_deleted'
          ? { email: user.email, firstName: 'Ada', language }
          : await prepare({ member, userId: user.id })
      if (!about) continue
      const request = { key: `${kind}:${randomUUID()}`, kind, userId: user.id, ...about }
      await enqueueMail(provider.db, request as MailRequest)
      const mails = await mailsTo(provider, user.email)
      expect(mails.map((mail) => mail.kind)).toEqual([kind])
      sent[kind] = mails[0]!
    }
    expect(Object.keys(sent).length).toBe(Object.keys(composers).length - 1)
    for (const { subject, text, html } of Object.values(sent)) {
      const written = (subject + text).replace(randomToken, '')
      expect(written).not.toMatch(/[{}]|undefined|null|NaN|Invalid/)
      expect(html).toContain(`<html lang="${language === 'en-AU' ? 'en' : language}">`)
    }
    const when = {
      en: 'Sunday, November 1 at 7:30 AM EST',
      'en-AU': 'Sunday 1 November at 11:30 pm AEDT',
      es: 'domingo, 1 de noviembre, 6:30 GMT-6',
      'fr-CA': 'dimanche 1er novembre à 07 h 30 HNE',
    }[language]
    expect(sent.booking_confirmed!.text).toContain(when)
    const amount = { en: '$32.09', 'en-AU': 'USD 32.09', es: '32,09', 'fr-CA': '32,09 $ US' }[
      language
    ]!
    for (const kind of ['receipt', 'renewal_reminder', 'plan_changed'])
      expect(sent[kind]!.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(amount)
  },
  120_000,
)

import { and, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { sentMails } from '../db/schema/profiles'
import { subscriptions } from '../db/schema/subscriptions'
import type { Deps } from '../deps'
import { errorKind } from '../log'
import { enqueueMail } from '../mail/enqueue-mail'
import type { MailRequest } from '../mail/mail-request'
import { addMs, dayMs, minuteMs } from '../time'
import { startInterval } from './start-interval'

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'log'>

const batchSize = 500
/** How long before a charge its reminder is sent. */
const reminderMs = 2 * dayMs
/** How long before a charge its card is looked at. */
const cardCheckMs = 14 * dayMs

type Due = Pick<typeof subscriptions.$inferSelect, 'id' | 'userId' | 'trialEndsAt'> & {
  endsAt: Date
}

/** The moment of a key, as the database and `toISOString` both write it. */
const iso = (moment: typeof subscriptions.currentPeriodEnd) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Subscriptions that are charged within `withinMs`, and whose mail of `kind` is not sent yet. */
async function findDue(
  { db, clock }: RemindDeps,
  withinMs: number,
  ...kinds: MailRequest['kind'][]
): Promise<Due[]> {
  const now = clock.now()
  const { currentPeriodEnd, status, cancelAtPeriodEnd, pauseEndsAt } = subscriptions
  const keys = kinds.map(
    (kind) => sql`${`${kind}:`} || ${subscriptions.id} || ':' || ${iso(currentPeriodEnd)}`,
  )
  const sent = db
    .select({ one: sql`1` })
    .from(sentMails)
    .where(or(...keys.map((key) => eq(sentMails.key, key))))
  const rows = await db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      trialEndsAt: subscriptions.trialEndsAt,
      endsAt: currentPeriodEnd,
    })
    .from(subscriptions)
    .where(
      and(
        eq(status, 'active'),
        eq(cancelAtPeriodEnd, false),
        gt(currentPeriodEnd, now),
        lte(currentPeriodEnd, addMs(now, withinMs)),
        or(isNull(pauseEndsAt), lte(pauseEndsAt, currentPeriodEnd)),
        notExists(sent),
      ),
    )
    .orderBy(currentPeriodEnd)
    .limit(batchSize)
  return rows.map((row) => ({ ...row, endsAt: row.endsAt! }))
}

const reminderOf = ({ id, userId, trialEndsAt, endsAt }: Due): MailRequest => {
  const at = endsAt.toISOString()
  const about = { userId, subscriptionId: id }
  return trialEndsAt !== null && trialEndsAt >= endsAt
    ? {
        ...about,
        key: `trial_end_reminder:${id}:${at}`,
        kind: 'trial_end_reminder',
        trialEndsAt: at,
      }
    : { ...about, key: `renewal_reminder:${id}:${at}`, kind: 'renewal_reminder', renewsAt: at }
}

const cardCheckOf = ({ id, userId, endsAt }: Due): MailRequest => {
  const at = endsAt.toISOString()
  const key = `card_expiring:${id}:${at}`
  return { key, kind: 'card_expiring', userId, subscriptionId: id, renewsAt: at }
}

/**
 * Queues the reminders of charges that come within two days, and a look at the cards of those that
 * come within two weeks. What each is about is in its key, so that neither a clock that jumps nor
 * several processes send one twice, and those of a time without a provider are sent late: as long
 * as the charge has not been made.
 *
 * @internal
 */
export async function remind(deps: RemindDeps): Promise<void> {
  const charged = await findDue(deps, reminderMs, 'trial_end_reminder', 'renewal_reminder')
  const checked = await findDue(deps, cardCheckMs, 'card_expiring')
  await enqueueMail(deps.db, ...charged.map(reminderOf), ...checked.map(cardCheckOf))
}

/** Reminds now and then every ten minutes. Returns a function that stops it. */
export const startReminders = (deps: RemindDeps): (() => Promise<void>) =>
  startInterval(
    () => remind(deps),
    10 * minuteMs,
    (error) => deps.log.error('nobody reminded', { error: errorKind(error) }),
    { atOnce: true },
  )

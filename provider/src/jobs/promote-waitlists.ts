import { sql } from 'drizzle-orm'
import { promoteWaiting } from '../bookings/promote-waiting'
import type { Deps } from '../deps'
import { errorKind } from '../log'
import { enqueueMail } from '../mail/enqueue-mail'
import { minuteMs } from '../time'
import { startInterval } from './start-interval'

type WaitlistDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Ends the entries whose last moment has passed, and mails that once. */
async function expireEntries({ db, clock }: WaitlistDeps): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; user_id: number }>(sql`
      with due as (
        select id from waitlist_entries where status = 'waiting' and promote_until <= ${now}
        order by id limit 500 for no key update skip locked
      )
      update waitlist_entries set status = 'expired', ended_at = ${now}::timestamptz
      from due where waitlist_entries.id = due.id
      returning waitlist_entries.id, user_id`)
    const mails = rows.map(({ id, user_id: userId }) => ({
      key: `waitlist_expired:${id}`,
      kind: 'waitlist_expired' as const,
      userId,
      waitlistEntryId: id,
    }))
    await enqueueMail(tx, ...mails)
  })
}

/**
 * Background work of waitlists: entries expire, and spots that nobody could get when they became
 * free (quiet hours, a deleted account) go to whoever can get them now. Any number of processes may
 * run it at once.
 *
 * @internal
 */
export async function promoteWaitlists(deps: WaitlistDeps): Promise<void> {
  const { db, clock, log } = deps
  await expireEntries(deps)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from live_classes
    where starts_at > ${clock.now()} and booked_count < capacity and cancelled_at is null
      and exists (select 1 from waitlist_entries where live_class_id = live_classes.id
        and status = 'waiting')
    order by starts_at limit 500`)
  for (const { id } of rows) {
    try {
      await db.transaction((tx) => promoteWaiting(tx, id, clock.now()))
    } catch (error) {
      log.error('waitlist not promoted', { liveClass: id, error: errorKind(error) })
    }
  }
}

/** Runs now and every minute. Returns a function that stops it and waits for a running one. */
export const startPromotion = (deps: WaitlistDeps): (() => Promise<void>) =>
  startInterval(
    () => promoteWaitlists(deps),
    minuteMs,
    (error) => deps.log.error('waitlists not processed', { error: errorKind(error) }),
    { atOnce: true },
  )

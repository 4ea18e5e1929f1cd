import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { entitledUntil, entitlementsQuery, toEntitlements } from '../entitlement'
import { enqueueMail } from '../mail/enqueue-mail'

/** How long before a class quiet hours must have ended for somebody to be booked during them. */
const WAKE_UP_MINUTES = 60

type Candidate = {
  id: number
  brand_id: number
  entitlements: Parameters<typeof toEntitlements>[0]
}

/**
 * The first who waits after the entry `after`, is not booked at that time and is not in quiet hours.
 * Quiet hours are hours of the day in the home zone (else the zone of the class). During them
 * somebody is only booked for a class that starts an hour after their end or later: then they learn
 * of it in time to come or to give the spot back.
 */
async function findCandidate(tx: Transaction, classId: number, after: number, now: Date) {
  const { rows } = await tx.execute<Candidate>(sql`
    select entry.id, class.brand_id,
      (select coalesce(json_agg(held), '[]')
        from (${entitlementsQuery(sql`entry.user_id`)}) held) as entitlements
    from waitlist_entries entry
    join live_classes class on class.id = entry.live_class_id
    join users on users.id = entry.user_id
    left join mail_preferences quiet on quiet.user_id = entry.user_id
    cross join lateral (select coalesce(users.time_zone, class.time_zone) as zone) home
    cross join lateral (select ${now}::timestamptz at time zone zone as wall_clock) local
    cross join lateral (select extract(hour from wall_clock) as hour) clock
    where entry.live_class_id = ${classId} and entry.status = 'waiting' and entry.id > ${after}
      and entry.promote_until > ${now}
      and not exists (select 1 from bookings
        where bookings.user_id = entry.user_id and bookings.status = 'booked'
          and bookings.during && tstzrange(class.starts_at, class.ends_at))
      and (quiet.quiet_from is null
        or not case when quiet_from < quiet_until then hour >= quiet_from and hour < quiet_until
          else hour >= quiet_from or hour < quiet_until end
        or class.starts_at >= make_interval(mins => ${WAKE_UP_MINUTES})
          + (date_trunc('day', wall_clock) + make_interval(hours => quiet_until,
            days => case when hour < quiet_until then 0 else 1 end)) at time zone zone)
    order by entry.id
    limit 1`)
  return rows[0]
}

/**
 * Books a free spot of a locked class for an entry. One statement counts, books and ends the wait;
 * with another booking at that time, or when the entry has ended, it does nothing. It throws rather
 * than counting more bookings than there are spots, by the constraint `live_classes_spots`.
 */
async function promote(tx: Transaction, classId: number, entryId: number, now: Date) {
  const { rows } = await tx.execute<{ booking_id: number; user_id: number }>(sql`
    with entry as (
      select id, user_id, moved_from from waitlist_entries
      where id = ${entryId} and status = 'waiting' and promote_until > ${now}
      for no key update
    ), place as (
      insert into bookings (live_class_id, user_id, during, moved_from, created_at)
      select class.id, entry.user_id, tstzrange(starts_at, ends_at), moved_from,
        ${now}::timestamptz
      from entry, live_classes class
      where class.id = ${classId}
      on conflict do nothing
      returning id
    ), counted as (
      update live_classes set booked_count = booked_count + 1 from place
      where live_classes.id = ${classId}
    )
    update waitlist_entries set status = 'promoted', booking_id = place.id,
      ended_at = ${now}::timestamptz
    from place where waitlist_entries.id = ${entryId}
    returning booking_id, user_id`)
  return rows[0]
}

/**
 * Gives the free spots of a class to those who wait for one, in the order in which they joined, and
 * mails them. Those who are no longer entitled, booked elsewhere at that time or in quiet hours are
 * skipped and keep their place. Locks the class until the end of the transaction, so that each spot
 * goes to one person; the transaction must not hold another class. It does not lock the users: a
 * concurrent booking of theirs at that time makes it skip them.
 */
export async function promoteWaiting(tx: Transaction, classId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ free: number }>(sql`
    select capacity - booked_count as free from live_classes
    where id = ${classId} and cancelled_at is null and starts_at > ${now}
    for no key update`)
  let free = rows[0]?.free ?? 0
  let after = 0
  while (free > 0) {
    const candidate = await findCandidate(tx, classId, after, now)
    if (!candidate) return
    after = candidate.id
    const entitlements = toEntitlements(candidate.entitlements)
    if (entitledUntil(entitlements, candidate.brand_id, now) === undefined) continue
    const promoted = await promote(tx, classId, candidate.id, now)
    if (!promoted) continue
    free -= 1
    const { user_id: userId, booking_id: bookingId } = promoted
    const key = `waitlist_promoted:${bookingId}`
    await enqueueMail(tx, { key, kind: 'waitlist_promoted', userId, bookingId })
  }
}

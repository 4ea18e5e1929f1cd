import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Database, RowRange } from '../db/database'

/** How long before the start of a class a spot is still wanted, unless the member says otherwise. */
export const PROMOTE_BEFORE_START_MINUTES = 60

/**
 * Joins the waitlist of a full class and returns the entry's id; an entry that waits already is left
 * as it is. `minutes` before the start is the last moment at which a spot is wanted: by default an
 * hour, for whoever joins later than that the start itself. Undefined when there is a free spot,
 * the last moment has passed, the class has started or is cancelled, or the user has a booking at
 * that time. The class is locked, so that no spot becomes free unseen and `id` is the order.
 */
export async function joinWaitlist(
  db: Connection,
  userId: number,
  classId: number,
  minutes: number | undefined,
  now: Date,
): Promise<number | undefined> {
  const before = (mins: number) => sql`starts_at - make_interval(mins => ${mins}::int)`
  const usual = before(PROMOTE_BEFORE_START_MINUTES)
  const until =
    minutes === undefined
      ? sql`case when ${usual} > ${now} then ${usual} else starts_at end`
      : before(minutes)
  const { rows } = await db.execute<{ id: number }>(sql`
    with me as (
      select id from users where id = ${userId} for no key update
    ), class as (
      select live_classes.*, me.id as user_id from live_classes, me
      where live_classes.id = ${classId}
      for no key update of live_classes
    ), joined as (
      insert into waitlist_entries (live_class_id, user_id, promote_until, created_at)
      select id, user_id, ${until}, ${now}::timestamptz from class
      where cancelled_at is null and booked_count >= capacity and ${until} > ${now}
        and not exists (select 1 from bookings
          where bookings.user_id = class.user_id and status = 'booked'
            and during && tstzrange(starts_at, ends_at))
      on conflict (live_class_id, user_id) where status = 'waiting' do nothing
      returning id
    )
    select id from joined
    union all
    select id from waitlist_entries
    where live_class_id = ${classId} and user_id = ${userId} and status = 'waiting'`)
  return rows[0]?.id
}

/**
 * Changes until how many minutes before the start a member wants a spot. `late` when that moment has
 * passed; `unknown` when they do not wait.
 */
export async function changePromoteUntil(
  db: Database,
  userId: number,
  entryId: number,
  minutes: number,
  now: Date,
): Promise<'changed' | 'unknown' | 'late'> {
  const { rows } = await db.execute<{ late: boolean }>(sql`
    with mine as (
      select entry.id, starts_at - make_interval(mins => ${minutes}::int) as until
      from waitlist_entries entry join live_classes on live_classes.id = live_class_id
      where entry.id = ${entryId} and user_id = ${userId} and status = 'waiting'
    ), changed as (
      update waitlist_entries set promote_until = mine.until from mine
      where waitlist_entries.id = mine.id and status = 'waiting' and mine.until > ${now}
    )
    select until <= ${now} as late from mine`)
  if (!rows[0]) return 'unknown'
  return rows[0].late ? 'late' : 'changed'
}

/**
 * Leaves a waitlist. An entry that has ended counts as success, unless it became a booking
 * (`promoted`).
 */
export async function leaveWaitlist(
  db: Database,
  userId: number,
  entryId: number,
  now: Date,
): Promise<'left' | 'unknown' | 'promoted'> {
  const own = sql`id = ${entryId} and user_id = ${userId}`
  await db.execute(sql`
    update waitlist_entries set status = 'left', ended_at = ${now}::timestamptz
    where ${own} and status = 'waiting'`)
  const { rows } = await db.execute<{ status: string }>(
    sql`select status from waitlist_entries where ${own}`,
  )
  if (!rows[0]) return 'unknown'
  return rows[0].status === 'promoted' ? 'promoted' : 'left'
}

/** Whether an entry of `waitlist_entries` under a name still waits at `now`. */
export const isWaiting = (name: SQL, now: Date) =>
  sql`${name}.status = 'waiting' and ${name}.promote_until > ${now}::timestamptz`

/** The place of an entry in its line at `now`, from 1. */
export const positionOf = (name: SQL, now: Date) => sql`(
  select count(*)::int from waitlist_entries ahead
  where ahead.live_class_id = ${name}.live_class_id and ahead.id <= ${name}.id
    and ${isWaiting(sql`ahead`, now)})`

export type WaitingEntry = {
  id: number
  live_class_id: number
  position: number
  promote_until: string
  moved_from: string | null
  created_at: string
}

/** The entries with which a user waits, by start of the class. */
export async function findWaiting(
  db: Connection,
  userId: number,
  now: Date,
  range: RowRange,
  entryId?: number,
): Promise<WaitingEntry[]> {
  const { rows } = await db.execute<WaitingEntry>(sql`
    select mine.id, live_class_id, promote_until, moved_from, mine.created_at,
      ${positionOf(sql`mine`, now)} as position
    from waitlist_entries mine join live_classes on live_classes.id = live_class_id
    where user_id = ${userId} and ${isWaiting(sql`mine`, now)}
      ${entryId === undefined ? sql`` : sql`and mine.id = ${entryId}`}
    order by starts_at, mine.id
    limit ${range.limit} offset ${range.offset}`)
  return rows.map((row) => ({
    ...row,
    promote_until: new Date(row.promote_until).toISOString(),
    moved_from: row.moved_from && new Date(row.moved_from).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  }))
}

import { sql } from 'drizzle-orm'
import { promoteWaiting } from '../bookings/promote-waiting'
import type { Transaction } from '../db/database'
import { sqlState } from '../db/database-errors'
import type { Deps } from '../deps'
import { enqueueMail } from '../mail/enqueue-mail'

/** Somebody booked while the class was being moved: begin again. */
class BookedMeanwhile extends Error {}

const maxAttempts = 5
const transientStates = new Set([
  '23P01', // a booking that was made at the same time overlaps
  '40P01', // deadlock
])

type Moved = { from: string; to: string; shift: string }
type Displaced = { id: number; user_id: number; live_class_id: number }

/**
 * Locks everyone with a booking and then the class, as each change of spots does, and returns its
 * times before and after. Undefined for a class that is unknown, cancelled, has started or starts
 * at that time anyway.
 */
async function lockForMove(tx: Transaction, classId: number, startsAt: Date, now: Date) {
  const booked = sql`select user_id from bookings
    where live_class_id = ${classId} and status = 'booked'`
  const { rows: locked } = await tx.execute<{ id: number }>(
    sql`select id from users where id in (${booked}) order by id for no key update`,
  )
  const { rows } = await tx.execute<Moved>(sql`
    select starts_at as from, ${startsAt}::timestamptz as to,
      (${startsAt}::timestamptz - starts_at)::text as shift
    from live_classes
    where id = ${classId} and cancelled_at is null and starts_at > ${now}
      and starts_at <> ${startsAt}::timestamptz
    for no key update`)
  const people = new Set(locked.map(({ id }) => id))
  const { rows: bookers } = await tx.execute<{ user_id: number }>(booked)
  if (bookers.some(({ user_id }) => !people.has(user_id))) throw new BookedMeanwhile()
  return rows[0]
}

/**
 * Cancels the bookings that cannot stay because the moved class overlaps another one: of two the
 * one that was made later. Locks the other classes in one order.
 */
async function displaceBookings(tx: Transaction, classId: number, shift: string, now: Date) {
  const { rows } = await tx.execute<Displaced>(sql`
    with pairs as (
      select mine.id as mine, other.id as other, mine.user_id, other.live_class_id,
        (other.created_at, other.id) < (mine.created_at, mine.id) as other_first
      from bookings mine
      join bookings other on other.user_id = mine.user_id and other.status = 'booked'
        and other.live_class_id <> mine.live_class_id
        and other.during && tstzrange(lower(mine.during) + ${shift}::interval,
          upper(mine.during) + ${shift}::interval)
      where mine.live_class_id = ${classId} and mine.status = 'booked'
    ), losers as (
      select mine as id, user_id, ${classId}::int as live_class_id
      from pairs group by mine, user_id having bool_or(other_first)
      union all
      select other, user_id, live_class_id from pairs
      where not exists (select 1 from pairs one where one.mine = pairs.mine and one.other_first)
    )
    select * from losers order by live_class_id, id`)
  const classIds = [...new Set(rows.map((row) => row.live_class_id))]
  for (const id of classIds)
    await tx.execute(sql`select 1 from live_classes where id = ${id} for no key update`)
  const displaced: Displaced[] = []
  for (const row of rows) {
    const cancelled = await tx.execute(sql`
      with given_back as (
        update bookings set status = 'cancelled', cancelled_at = ${now}::timestamptz
        where id = ${row.id} and status = 'booked' returning live_class_id
      )
      update live_classes set booked_count = booked_count - 1
      from given_back where live_classes.id = given_back.live_class_id
      returning live_classes.id`)
    if (cancelled.rows.length > 0) displaced.push(row)
  }
  return displaced
}

/**
 * Moves the class, its bookings and the last moments of its waitlist; returns who is concerned. Each
 * booking and each place in line keeps the start that it was made for, unless the class is back at it.
 */
async function shiftTimes(
  tx: Transaction,
  classId: number,
  { from, to, shift }: Moved,
): Promise<number[]> {
  const movedFrom = sql`nullif(coalesce(moved_from, ${from}::timestamptz), ${to}::timestamptz)`
  await tx.execute(sql`
    update live_classes set starts_at = starts_at + ${shift}::interval,
      ends_at = ends_at + ${shift}::interval where id = ${classId}`)
  const booked = await tx.execute<{ user_id: number }>(sql`
    update bookings set during = tstzrange(lower(during) + ${shift}::interval,
      upper(during) + ${shift}::interval), moved_from = ${movedFrom}
    where live_class_id = ${classId} and status = 'booked' returning user_id`)
  const waiting = await tx.execute<{ user_id: number }>(sql`
    update waitlist_entries set promote_until = promote_until + ${shift}::interval,
      moved_from = ${movedFrom}
    where live_class_id = ${classId} and status = 'waiting' returning user_id`)
  return [...new Set([...booked.rows, ...waiting.rows].map(({ user_id }) => user_id))]
}

async function moveOnce({ db, clock }: MoveDeps, classId: number, startsAt: Date) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const moved = await lockForMove(tx, classId, startsAt, now)
    if (!moved) return undefined
    const displaced = await displaceBookings(tx, classId, moved.shift, now)
    const people = await shiftTimes(tx, classId, moved)
    const isDisplaced = new Set(displaced.map((row) => row.user_id))
    await enqueueMail(
      tx,
      ...displaced.map((row) => ({
        key: `booking_displaced:${row.id}`,
        kind: 'booking_displaced' as const,
        userId: row.user_id,
        bookingId: row.id,
        movedClassId: classId,
      })),
      ...people.map((userId) => ({
        key: `class_changed:${classId}:${startsAt.toISOString()}:${userId}`,
        kind: 'class_changed' as const,
        userId,
        liveClassId: classId,
        from: new Date(moved.from).toISOString(),
      })),
    )
    const freed = [...new Set(displaced.map((row) => row.live_class_id))]
    return { mailed: new Set([...people, ...isDisplaced]).size, displaced: displaced.length, freed }
  })
}

async function retryMove<T>(move: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await move()
    } catch (error) {
      const isTransient =
        error instanceof BookedMeanwhile || transientStates.has(sqlState(error) ?? '')
      if (!isTransient || attempt === maxAttempts) throw error
    }
  }
}

type MoveDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Moves a class that has not started to another start, with its bookings and its waitlist, and mails
 * everyone. Where it now overlaps another class of somebody, the earlier booking stays and the later
 * one is cancelled; spots that become free go to the waitlist, each class in a transaction of its
 * own. Returns how many were mailed and how many bookings were cancelled; undefined for a class that
 * is unknown, cancelled, has started, or starts at that time already.
 */
export async function moveClass(
  deps: MoveDeps,
  classId: number,
  startsAt: Date,
): Promise<{ mailed: number; displaced: number } | undefined> {
  const moved = await retryMove(() => moveOnce(deps, classId, startsAt))
  if (!moved) return undefined
  const { freed, ...told } = moved
  for (const id of freed)
    await deps.db.transaction((tx) => promoteWaiting(tx, id, deps.clock.now()))
  return told
}

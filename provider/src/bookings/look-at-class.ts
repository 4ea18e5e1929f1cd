import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { entitledUntil, holdingRows, toHoldings } from '../entitlement'
import { joinUntil } from '../live-classes/class-times'

export type BookingRefusal = 'booked' | 'ended' | 'late' | 'overlap' | 'full'

type Look = {
  brand_id: number
  refusal: BookingRefusal | null
  holdings: Parameters<typeof toHoldings>[0]
}

/**
 * A class as a user who wants to book it finds it at `now`: whether they are entitled to it, and what
 * else stands in the way, or null for nothing. Only a look, to answer the many without a transaction
 * and to explain a refusal: `book` alone decides. Undefined for an unknown class.
 */
export async function lookAtClass(
  db: Database,
  userId: number,
  classId: number,
  now: Date,
): Promise<{ brandId: number; entitled: boolean; refusal: BookingRefusal | null } | undefined> {
  const { rows } = await db.execute<Look>(sql`
    select brand_id, case
      when exists (select 1 from bookings
        where live_class_id = ${classId} and user_id = ${userId} and status = 'booked') then 'booked'
      when ends_at <= ${now} then 'ended'
      when ${joinUntil} <= ${now} then 'late'
      when exists (select 1 from bookings where user_id = ${userId} and status = 'booked'
        and during && tstzrange(greatest(starts_at, ${now}::timestamptz), ends_at)) then 'overlap'
      when booked_count >= capacity then 'full' end as refusal,
      (select coalesce(json_agg(held), '[]') from (${holdingRows(userId)}) held) as holdings
    from live_classes where id = ${classId}`)
  const [row] = rows
  if (!row) return undefined
  const entitled = entitledUntil(toHoldings(row.holdings), row.brand_id, now) !== undefined
  return { brandId: row.brand_id, entitled, refusal: row.refusal }
}

import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

export type BookingRefusal = 'booked' | 'started' | 'overlap' | 'full'

/**
 * A class as a user who wants to book it finds it at `now`: its brand, and what stands in the way,
 * or null for nothing. Only a look, to answer the many without a transaction and to explain a
 * refusal: `book` alone decides. Undefined for an unknown class.
 */
export async function lookAtClass(
  db: Database,
  userId: number,
  classId: number,
  now: Date,
): Promise<{ brandId: number; refusal: BookingRefusal | null } | undefined> {
  const { rows } = await db.execute<{ brand_id: number; refusal: BookingRefusal | null }>(sql`
    select brand_id, case
      when exists (select 1 from bookings
        where live_class_id = ${classId} and user_id = ${userId} and status = 'booked') then 'booked'
      when starts_at <= ${now} then 'started'
      when exists (select 1 from bookings where user_id = ${userId} and status = 'booked'
        and during && tstzrange(starts_at, ends_at)) then 'overlap'
      when booked_count >= capacity then 'full' end as refusal
    from live_classes where id = ${classId}`)
  return rows[0] && { brandId: rows[0].brand_id, refusal: rows[0].refusal }
}

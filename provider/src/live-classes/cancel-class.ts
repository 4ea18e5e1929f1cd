import { sql } from 'drizzle-orm'
import type { Deps } from '../deps'
import { enqueueMail } from '../mail/enqueue-mail'

/**
 * Calls a class off that has not ended: its bookings are cancelled, its waitlist ends and everyone
 * on either is mailed, all in one transaction. Repeating it changes nothing. Returns how many were
 * mailed; undefined for a class that is unknown, over or cancelled already.
 */
export async function cancelClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  classId: number,
): Promise<number | undefined> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { rows: cancelled } = await tx.execute(sql`
      update live_classes set cancelled_at = ${now}::timestamptz, booked_count = 0
      where id = ${classId} and cancelled_at is null and ends_at > ${now} returning id`)
    if (cancelled.length === 0) return undefined
    const booked = await tx.execute<{ user_id: number }>(sql`
      update bookings set status = 'cancelled', cancelled_at = ${now}::timestamptz
      where live_class_id = ${classId} and status = 'booked' returning user_id`)
    const waiting = await tx.execute<{ user_id: number }>(sql`
      update waitlist_entries set status = 'left', ended_at = ${now}::timestamptz
      where live_class_id = ${classId} and status = 'waiting' returning user_id`)
    const people = new Set([...booked.rows, ...waiting.rows].map(({ user_id }) => user_id))
    const mails = [...people].map((userId) => ({
      key: `class_cancelled:${classId}:${userId}`,
      kind: 'class_cancelled' as const,
      userId,
      liveClassId: classId,
    }))
    await enqueueMail(tx, ...mails)
    return people.size
  })
}

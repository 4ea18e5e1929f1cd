import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { bookings, liveClasses } from '../db/schema/live-classes'

const day = 86_400_000

/** Gives `subscriber@example.com` one upcoming booking, about a day ahead, unless there is one. */
export async function bookForSubscriber(db: Connection, now: Date): Promise<void> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'subscriber@example.com'))
  if (!person) return
  const [upcoming] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, person.id),
        eq(bookings.status, 'booked'),
        sql`upper(${bookings.during}) > ${now}::timestamptz`,
      ),
    )
  if (upcoming) return
  const [next] = await db
    .select()
    .from(liveClasses)
    .where(
      and(
        gt(liveClasses.startsAt, new Date(now.getTime() + day)),
        sql`${liveClasses.bookedCount} < ${liveClasses.capacity}`,
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
    .limit(1)
  if (!next) return
  await db.insert(bookings).values({
    liveClassId: next.id,
    userId: person.id,
    during: `[${next.startsAt.toISOString()},${next.endsAt.toISOString()})`,
    createdAt: now,
  })
  await db
    .update(liveClasses)
    .set({ bookedCount: sql`${liveClasses.bookedCount} + 1` })
    .where(eq(liveClasses.id, next.id))
}

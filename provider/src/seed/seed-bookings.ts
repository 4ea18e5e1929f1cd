import { and, asc, eq, gt, isNull, like, lt, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { bookings } from '../db/schema/bookings'
import { users } from '../db/schema/identity'
import { liveClasses } from '../db/schema/live-classes'
import { addMs, dayMs, hourMs } from '../time'
import { rangeText } from '../db/schema/column-types'
import { seededRandom, shuffle } from './random'
import { insertRows } from './rows'

type LiveClass = typeof liveClasses.$inferSelect
type Span = { from: number; to: number }

/** The share of a class that is booked: much of today's, little of next week's. */
function bookedShare(liveClass: LiveClass, now: Date): number {
  const days = Math.max(0, liveClass.startsAt.getTime() - now.getTime()) / dayMs
  return (0.25 + 0.6 * seededRandom(`taken ${liveClass.slot}`)()) * Math.exp(-days / 3)
}

/** The first class at least three hours ahead, unless one of that day is full already. */
async function lockClassToFill(db: Connection, now: Date): Promise<LiveClass | undefined> {
  const soon = await db
    .select()
    .from(liveClasses)
    .where(
      and(
        gt(liveClasses.startsAt, addMs(now, 3 * hourMs)),
        lt(liveClasses.startsAt, addMs(now, 3 * hourMs + dayMs)),
        isNull(liveClasses.cancelledAt),
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
  if (!soon[0] || soon.some((one) => one.bookedCount === one.capacity)) return undefined
  // Locked until the end of the transaction, because people may be booking it.
  const { id } = soon[0]
  const [held] = await db.select().from(liveClasses).where(eq(liveClasses.id, id)).for('update')
  return held
}

async function loadMemberSpans(db: Connection, now: Date) {
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, '%@community.example'))
    .orderBy(users.id)
  const spansByMember = new Map<number, Span[]>(members.map(({ id }) => [id, []]))
  const held = await db
    .select({ userId: bookings.userId, from: liveClasses.startsAt, to: liveClasses.endsAt })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .where(and(eq(bookings.status, 'booked'), gt(liveClasses.endsAt, addMs(now, -3 * dayMs))))
  for (const { userId, from, to } of held)
    spansByMember.get(userId)?.push({ from: from.getTime(), to: to.getTime() })
  return spansByMember
}

/**
 * Books the new classes for community members, each of them in one class at a time, and fills the
 * first class of the coming day to its last spot.
 */
export async function bookCommunity(db: Connection, added: LiveClass[], now: Date): Promise<void> {
  const busy = await loadMemberSpans(db, now)
  const fullClass = await lockClassToFill(db, now)
  const classes = fullClass ? [fullClass, ...added.filter(({ id }) => id !== fullClass.id)] : added
  const rows = classes.flatMap((liveClass) => {
    const span = { from: liveClass.startsAt.getTime(), to: liveClass.endsAt.getTime() }
    const share = liveClass === fullClass ? 1 : bookedShare(liveClass, now)
    const random = seededRandom(`who ${liveClass.slot}`)
    const free = [...busy].filter(([, spans]) =>
      spans.every(({ from, to }) => to <= span.from || from >= span.to),
    )
    return shuffle(random, free)
      .slice(0, Math.floor(liveClass.capacity * share) - liveClass.bookedCount)
      .map(([userId, spans]) => {
        spans.push(span)
        return {
          liveClassId: liveClass.id,
          userId,
          during: rangeText(liveClass.startsAt, liveClass.endsAt),
          attended: liveClass.endsAt < now && random() < 0.85,
          createdAt: new Date(
            Math.min(now.getTime(), span.from) - Math.floor(random() * 3 * dayMs),
          ),
        }
      })
  })
  await insertRows(db, bookings, rows)
  const spots = new Map<number, number>()
  for (const { liveClassId } of rows) spots.set(liveClassId, (spots.get(liveClassId) ?? 0) + 1)
  const taken = [...spots].map(([id, count]) => ({ id, spots: count }))
  await db.execute(sql`
    update live_classes set booked_count = booked_count + taken.spots
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken(id int, spots int)
    where live_classes.id = taken.id`)
}

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
        gt(liveClasses.startsAt, addMs(now, dayMs)),
        sql`${liveClasses.bookedCount} < ${liveClasses.capacity}`,
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
    .limit(1)
  if (!next) return
  await db.insert(bookings).values({
    liveClassId: next.id,
    userId: person.id,
    during: rangeText(next.startsAt, next.endsAt),
    createdAt: now,
  })
  await db
    .update(liveClasses)
    .set({ bookedCount: sql`${liveClasses.bookedCount} + 1` })
    .where(eq(liveClasses.id, next.id))
}

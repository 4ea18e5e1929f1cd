import { and, asc, eq, gt, like, lt, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { bookings, liveClasses } from '../db/schema/live-classes'
import { insertRows } from './insert-rows'
import { randomFrom, shuffle } from './random'

type LiveClass = typeof liveClasses.$inferSelect
type Span = { from: number; to: number }

const day = 86_400_000
const hour = 3_600_000

/** Which share of a class is taken: much of today's, a few of next week's. */
function shareTaken(liveClass: LiveClass, now: Date): number {
  const days = Math.max(0, liveClass.startsAt.getTime() - now.getTime()) / day
  return (0.25 + 0.6 * randomFrom(`taken ${liveClass.slot}`)()) * Math.exp(-days / 3)
}

/** The soonest class from three hours on, if nobody has filled one of that day yet. */
async function classToFill(db: Connection, now: Date): Promise<LiveClass | undefined> {
  const soon = await db
    .select()
    .from(liveClasses)
    .where(
      and(
        gt(liveClasses.startsAt, new Date(now.getTime() + 3 * hour)),
        lt(liveClasses.startsAt, new Date(now.getTime() + 3 * hour + day)),
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
  if (!soon[0] || soon.some((one) => one.bookedCount === one.capacity)) return undefined
  // Held until the end of the transaction: people may be booking it at this moment.
  const { id } = soon[0]
  const [held] = await db.select().from(liveClasses).where(eq(liveClasses.id, id)).for('update')
  return held
}

async function membersWithTheirTimes(db: Connection, now: Date) {
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, '%@community.example'))
    .orderBy(users.id)
  const busy = new Map<number, Span[]>(members.map(({ id }) => [id, []]))
  const held = await db
    .select({ userId: bookings.userId, from: liveClasses.startsAt, to: liveClasses.endsAt })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .where(
      and(eq(bookings.status, 'booked'), gt(liveClasses.endsAt, new Date(now.getTime() - 3 * day))),
    )
  for (const { userId, from, to } of held)
    busy.get(userId)?.push({ from: from.getTime(), to: to.getTime() })
  return busy
}

/**
 * Lets members of the community book the new classes, each of them one class at a time, and the
 * soonest class of the coming day to its last spot.
 */
export async function fillClasses(db: Connection, added: LiveClass[], now: Date): Promise<void> {
  const busy = await membersWithTheirTimes(db, now)
  const full = await classToFill(db, now)
  const classes = full ? [full, ...added.filter(({ id }) => id !== full.id)] : added
  const rows = classes.flatMap((liveClass) => {
    const span = { from: liveClass.startsAt.getTime(), to: liveClass.endsAt.getTime() }
    const share = liveClass === full ? 1 : shareTaken(liveClass, now)
    const random = randomFrom(`who ${liveClass.slot}`)
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
          during: `[${liveClass.startsAt.toISOString()},${liveClass.endsAt.toISOString()})`,
          attended: liveClass.endsAt < now && random() < 0.85,
          createdAt: new Date(Math.min(now.getTime(), span.from) - Math.floor(random() * 3 * day)),
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

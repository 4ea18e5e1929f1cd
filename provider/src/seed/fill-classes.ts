import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { bookings, liveClasses } from '../db/schema/live-classes'
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

/** The soonest class that starts in three hours or more: the one that is full. */
function fullOne(classes: LiveClass[], now: Date): LiveClass | undefined {
  return classes
    .filter(({ startsAt }) => startsAt.getTime() > now.getTime() + 3 * hour)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)[0]
}

async function membersWithTheirTimes(db: Connection, now: Date) {
  const members = await db.select({ id: users.id }).from(users).where(like(users.email, '%@community.example')).orderBy(users.id)
  const busy = new Map<number, Span[]>(members.map(({ id }) => [id, []]))
  const held = await db
    .select({ userId: bookings.userId, from: liveClasses.startsAt, to: liveClasses.endsAt })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .where(and(eq(bookings.status, 'booked'), gt(liveClasses.endsAt, new Date(now.getTime() - 3 * day))))
  for (const { userId, from, to } of held) busy.get(userId)?.push({ from: from.getTime(), to: to.getTime() })
  return busy
}

/** Lets members of the community book the given classes, each of them one class at a time. */
export async function fillClasses(db: Connection, classes: LiveClass[], now: Date): Promise<void> {
  const busy = await membersWithTheirTimes(db, now)
  const full = fullOne(classes, now)
  const rows = classes.flatMap((liveClass) => {
    const span = { from: liveClass.startsAt.getTime(), to: liveClass.endsAt.getTime() }
    const wanted = liveClass === full ? liveClass.capacity : Math.floor(liveClass.capacity * shareTaken(liveClass, now))
    const random = randomFrom(`who ${liveClass.slot}`)
    const free = [...busy].filter(([, spans]) => spans.every(({ from, to }) => to <= span.from || from >= span.to))
    return shuffle(random, free)
      .slice(0, wanted)
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
  for (let at = 0; at < rows.length; at += 1_000) await db.insert(bookings).values(rows.slice(at, at + 1_000))
  await db.execute(sql`
    update live_classes set booked_count = counted.spots
    from (select live_class_id, count(*) as spots from bookings where status = 'booked' group by 1) counted
    where live_classes.id = counted.live_class_id and live_classes.id = any(${sql.param(classes.map(({ id }) => id))}::int[])`)
}

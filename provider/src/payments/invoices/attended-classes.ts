import { and, eq, gte, lt } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { bookings } from '../../db/schema/bookings'
import { brands } from '../../db/schema/catalogue'
import { liveClasses } from '../../db/schema/live-classes'
import { studioBookings, studioMembers, studios } from '../../db/schema/studios'

/** A class that a member took part in; `studio` is null for one online. */
export type AttendedClass = {
  title: string
  brand: string
  studio: string | null
  startsAt: Date
  minutes: number
}

type Range = { from: Date; until: Date }

async function attendedLive(db: Connection, userId: number, { from, until }: Range) {
  const rows = await db
    .select({
      title: liveClasses.title,
      brand: brands.name,
      startsAt: liveClasses.startsAt,
      endsAt: liveClasses.endsAt,
    })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .innerJoin(brands, eq(brands.id, liveClasses.brandId))
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.attended, true),
        gte(liveClasses.startsAt, from),
        lt(liveClasses.startsAt, until),
      ),
    )
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    studio: null,
    startsAt,
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  }))
}

const attendedInStudio = (db: Connection, userId: number, { from, until }: Range) =>
  db
    .select({
      title: studioBookings.className,
      brand: brands.name,
      studio: studios.name,
      startsAt: studioBookings.startsAt,
      minutes: studioBookings.durationMinutes,
    })
    .from(studioBookings)
    .innerJoin(studioMembers, eq(studioMembers.id, studioBookings.studioMemberId))
    .innerJoin(studios, eq(studios.id, studioMembers.studioId))
    .innerJoin(brands, eq(brands.id, studios.brandId))
    .where(
      and(
        eq(studioMembers.userId, userId),
        eq(studioBookings.status, 'attended'),
        gte(studioBookings.startsAt, from),
        lt(studioBookings.startsAt, until),
      ),
    )

/** The classes that a member attended from `from` to before `until`, oldest first. */
export async function attendedClasses(
  db: Connection,
  userId: number,
  range: Range,
): Promise<AttendedClass[]> {
  const [live, inStudio] = await Promise.all([
    attendedLive(db, userId, range),
    attendedInStudio(db, userId, range),
  ])
  return [...live, ...inStudio].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

import { eq, sql } from 'drizzle-orm'
import { bookings } from '../../src/db/schema/bookings'
import { liveClasses } from '../../src/db/schema/live-classes'
import type { TestProvider } from './start-provider'

type Values = { startsIn?: number; minutes?: number; capacity?: number; brandId?: number }

/** A live class of Yoga in a seeded database; `startsIn` and `minutes` in minutes. */
export async function createClass(
  provider: Pick<TestProvider, 'db' | 'clock'>,
  { startsIn = 60, minutes = 45, capacity = 20, brandId = 4 }: Values = {},
) {
  const startsAt = new Date(provider.clock.now().getTime() + startsIn * 60_000)
  const [created] = await provider.db
    .insert(liveClasses)
    .values({
      title: 'Test class',
      description: 'A class for a test.',
      brandId,
      instructorId: 1,
      videoId: 1,
      modalityIds: [1],
      poster: 'yoga-1',
      timeZone: 'America/New_York',
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      capacity,
    })
    .returning()
  return created!
}

/** The counter of a class and its booked rows, which must always agree. */
export async function spotsOf(provider: Pick<TestProvider, 'db'>, classId: number) {
  const [row] = await provider.db
    .select({
      counter: liveClasses.bookedCount,
      rows: sql<number>`(select count(*)::int from ${bookings} b where b.live_class_id = ${classId} and b.status = 'booked')`,
    })
    .from(liveClasses)
    .where(eq(liveClasses.id, classId))
  return row!
}

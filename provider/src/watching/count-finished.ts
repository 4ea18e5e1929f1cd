import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { userVideoSessions } from '../db/schema/watching'

/** The share of a video after which it counts as taken: the last minutes are often credits or rest. */
const FINISHED = 0.9

/** How often a member has watched each of the videos to its end; those never finished are left out. */
export async function countFinished(db: Database, userId: number, videoIds: readonly number[]) {
  const rows = await db
    .select({ videoId: userVideoSessions.videoId, times: count() })
    .from(userVideoSessions)
    .innerJoin(videos, eq(videos.id, userVideoSessions.videoId))
    .where(
      and(
        eq(userVideoSessions.userId, userId),
        inArray(userVideoSessions.videoId, [...videoIds]),
        gte(userVideoSessions.positionSeconds, sql`${videos.durationSeconds} * ${FINISHED}::float`),
      ),
    )
    .groupBy(userVideoSessions.videoId)
  return new Map(rows.map(({ videoId, times }) => [videoId, times]))
}

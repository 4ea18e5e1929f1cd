import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { userVideoSessions } from '../db/schema/watching'
import { isFinished } from './watched-in-session'

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
        isFinished,
      ),
    )
    .groupBy(userVideoSessions.videoId)
  return new Map(rows.map(({ videoId, times }) => [videoId, times]))
}

import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userVideoSessions } from '../db/schema/watching'

/**
 * A member's progress in videos: a function from a video's id and length to `completion` (0–1, two
 * decimals) and, while it is unfinished, `resume_seconds`. The newest session counts.
 */
export async function loadProgress(db: Database, userId: number, videoIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([userVideoSessions.videoId])
    .from(userVideoSessions)
    .where(
      and(eq(userVideoSessions.userId, userId), inArray(userVideoSessions.videoId, [...videoIds])),
    )
    .orderBy(
      userVideoSessions.videoId,
      desc(userVideoSessions.startedAt),
      desc(userVideoSessions.id),
    )
  const byVideo = new Map(rows.map((row) => [row.videoId, row]))
  return (videoId: number, durationSeconds: number) => {
    const session = byVideo.get(videoId)
    if (!session) return {}
    const completion = Math.floor((session.positionSeconds / durationSeconds) * 100) / 100
    if (session.endedAt) return { completion }
    return { completion, resume_seconds: session.positionSeconds }
  }
}

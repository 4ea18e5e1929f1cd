import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, RowRange } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { userVideoSessions } from '../db/schema/watching'

/** A user's sessions, the latest used first; `open` leaves out the ended ones. */
export function findSessions(db: Database, userId: number, open: boolean, range: RowRange) {
  return db
    .select()
    .from(userVideoSessions)
    .where(
      and(
        eq(userVideoSessions.userId, userId),
        open ? isNull(userVideoSessions.endedAt) : undefined,
      ),
    )
    .orderBy(desc(userVideoSessions.updatedAt), desc(userVideoSessions.id))
    .limit(range.limit)
    .offset(range.offset)
}

/**
 * The user's open session of a video, opened if there is none and moved to `position` (seconds, at
 * most the video's length) if one is given. Concurrent calls open one.
 */
export async function openSession(
  db: Database,
  userId: number,
  videoId: number,
  now: Date,
  position?: number,
) {
  const place =
    position === undefined
      ? undefined
      : sql`least(${position}::int, (select duration_seconds from videos where id = ${videoId}))`
  const [session] = await db
    .insert(userVideoSessions)
    .values({ userId, videoId, positionSeconds: place, startedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [userVideoSessions.userId, userVideoSessions.videoId],
      targetWhere: isNull(userVideoSessions.endedAt),
      set: { updatedAt: now, positionSeconds: place },
    })
    .returning()
  return session!
}

/** Sets a column of an open session; an ended one stays unchanged. */
const whileOpen = (column: PgColumn, value: SQL) =>
  sql`case when ${userVideoSessions.endedAt} is null then ${value} else ${column} end`

/**
 * Moves an open session to a position, at most the video's length, and closes it when `ended`. A
 * late update of an ended session changes nothing. Undefined when the session belongs to another
 * user.
 */
export async function updateSession(
  db: Database,
  userId: number,
  sessionId: number,
  { positionSeconds, ended }: { positionSeconds: number; ended: boolean },
  now: Date,
) {
  const [session] = await db
    .update(userVideoSessions)
    .set({
      positionSeconds: whileOpen(
        userVideoSessions.positionSeconds,
        sql`least(${positionSeconds}::int, ${videos.durationSeconds})`,
      ),
      endedAt: ended ? sql`coalesce(${userVideoSessions.endedAt}, ${now}::timestamptz)` : undefined,
      updatedAt: whileOpen(userVideoSessions.updatedAt, sql`${now}::timestamptz`),
    })
    .from(videos)
    .where(
      and(
        eq(userVideoSessions.id, sessionId),
        eq(userVideoSessions.userId, userId),
        eq(videos.id, userVideoSessions.videoId),
      ),
    )
    .returning({
      id: userVideoSessions.id,
      videoId: userVideoSessions.videoId,
      positionSeconds: userVideoSessions.positionSeconds,
      startedAt: userVideoSessions.startedAt,
      endedAt: userVideoSessions.endedAt,
    })
  return session
}

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

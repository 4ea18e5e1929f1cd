import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import {
  userVideoSessions,
  userVideoSessions as session,
  userVideoWatches,
  userVideoWatches as watch,
} from '../db/schema/watching'

/** The share of a video after which it counts as taken: the last minutes are often credits or rest. */
const FINISHED_SHARE = 0.9

/** The highest playback rate of players. */
const MAX_PLAYBACK_RATE = 1.5

/** Whether a playback was recorded while a session was open, in a query of both. */
export const inSession: SQL = sql`(
  ${watch.userId} = ${session.userId} and ${watch.videoId} = ${session.videoId}
  and not ${watch.live} and ${watch.updatedAt} >= ${session.startedAt}
  and (${session.endedAt} is null or ${watch.playbackStartedAt} <= ${session.endedAt}))`

/** How many seconds of playback were recorded while a session was open. */
export const watchedInSession: SQL = sql`(
  select coalesce(sum(${watch.watchedSeconds}), 0)::int from ${watch}
  where ${inSession})`

/**
 * Whether a session has finished its video, in a query that joins both: it reached nine tenths of
 * the length by playing. Somebody who only seeked there has not spent the time that this takes at
 * the highest rate.
 */
export const isFinished: SQL = sql`(
  ${session.positionSeconds} >= ${FINISHED_SHARE}::numeric * ${videos.durationSeconds}
  and ${watchedInSession} >= ${FINISHED_SHARE / MAX_PLAYBACK_RATE}::numeric * ${videos.durationSeconds})`

/**
 * When the playback began in which a finished session had been played enough. Later playbacks of a
 * session that stays open do not move it.
 */
export const finishedAt: SQL = sql`(
  select min(part.began) from (
    select ${watch.playbackStartedAt} as began,
      sum(${watch.watchedSeconds}) over (order by ${watch.playbackStartedAt}) as played
    from ${watch}
    where ${inSession}) part
  where part.played >= ${FINISHED_SHARE / MAX_PLAYBACK_RATE}::numeric * ${videos.durationSeconds})`

/** Whether a playback spent nine tenths of its video's length at once, in a query that joins both. */
export const isPlayedThrough: SQL = sql`(
  not ${watch.live} and ${watch.watchedSeconds} >= ${FINISHED_SHARE}::numeric * ${videos.durationSeconds})`

/** How many seconds of playback were recorded while each of these sessions was open, by their ids. */
export async function loadWatchedSeconds(
  db: Database,
  sessionIds: readonly number[],
): Promise<Map<number, number>> {
  if (sessionIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; seconds: number }>(sql`
    select ${session.id}, ${watchedInSession} as seconds from ${session}
    where ${inArray(session.id, [...sessionIds])}`)
  return new Map(rows.map(({ id, seconds }) => [id, seconds]))
}

/** How often a member has finished each of the videos; those never finished are left out. */
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

/**
 * The videos that a person has taken and when: finished in a session, or played for nine tenths of
 * their length at once. A session that ended earlier was abandoned; what was watched as a live class
 * does not count here.
 */
const takings = (userId: number): SQL => sql`(
  select ${userVideoSessions.videoId} as video_id, ${userVideoSessions.updatedAt} as taken_at
  from ${userVideoSessions} join ${videos} on ${videos.id} = ${userVideoSessions.videoId}
  where ${userVideoSessions.userId} = ${userId} and ${isFinished}
  union all
  select ${userVideoWatches.videoId}, ${userVideoWatches.updatedAt}
  from ${userVideoWatches} join ${videos} on ${videos.id} = ${userVideoWatches.videoId}
  where ${userVideoWatches.userId} = ${userId} and ${isPlayedThrough})`

/** The ids of the videos that a person has taken. */
export const takenVideos = (userId: number): SQL =>
  sql`(select video_id from ${takings(userId)} taking)`

/** Whether a person has taken a video. */
export const hasTaken = (userId: number, videoId: number): SQL =>
  sql`exists (select from ${takings(userId)} taking where video_id = ${videoId})`

/** The id of the video that a person took last; null without any. */
export const lastTakenVideo = (userId: number): SQL =>
  sql`(select video_id from ${takings(userId)} taking order by taken_at desc, video_id desc limit 1)`

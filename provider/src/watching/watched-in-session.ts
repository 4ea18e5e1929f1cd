import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { userVideoSessions as session, userVideoWatches as watch } from '../db/schema/watching'

/** The share of a video after which it counts as taken: the last minutes are often credits or rest. */
export const ENOUGH = 0.9

/** The highest speed at which players play. */
const FASTEST = 1.5

/** How many seconds of playback were recorded while a session was open. */
const watchedInSession: SQL = sql`(
  select coalesce(sum(${watch.watchedSeconds}), 0)::int from ${watch}
  where ${watch.userId} = ${session.userId} and ${watch.videoId} = ${session.videoId}
    and not ${watch.live} and ${watch.updatedAt} >= ${session.startedAt}
    and (${session.endedAt} is null or ${watch.playbackStartedAt} <= ${session.endedAt}))`

/**
 * Whether a session has finished its video, in a query that joins both: it came to nine tenths of the
 * length, by playing. Who only seeked there has not spent the time that takes at the highest speed.
 */
export const isFinished: SQL = sql`(
  ${session.positionSeconds} >= ${ENOUGH}::numeric * ${videos.durationSeconds}
  and ${watchedInSession} >= ${ENOUGH / FASTEST}::numeric * ${videos.durationSeconds})`

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

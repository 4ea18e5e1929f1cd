import { sql, type SQL } from 'drizzle-orm'

const enough = 0.9

/**
 * The ids of the videos that a person has taken: watched or followed to nine tenths of their length.
 * A session that ended before was given up, not done; what was watched as a live class counts there,
 * not here.
 */
export const takenVideos = (userId: number): SQL => sql`(
  select session.video_id from user_video_sessions session
  join videos seen on seen.id = session.video_id
  where session.user_id = ${userId}
    and session.position_seconds >= ${enough}::numeric * seen.duration_seconds
  union all
  select watch.video_id from user_video_watches watch
  join videos seen on seen.id = watch.video_id
  where watch.user_id = ${userId} and not watch.live
    and watch.watched_seconds >= ${enough}::numeric * seen.duration_seconds)`

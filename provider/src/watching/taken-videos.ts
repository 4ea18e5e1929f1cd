import { type SQL, sql } from 'drizzle-orm'
import { videos } from '../db/schema/catalogue'
import { userVideoSessions, userVideoWatches } from '../db/schema/watching'
import { ENOUGH, isFinished } from './watched-in-session'

/**
 * The ids of the videos that a person has taken: finished in a session, or played for nine tenths of
 * their length at once. A session that ended before was given up, not done; what was watched as a
 * live class counts there, not here.
 */
export const takenVideos = (userId: number): SQL => sql`(
  select ${userVideoSessions.videoId} from ${userVideoSessions}
  join ${videos} on ${videos.id} = ${userVideoSessions.videoId}
  where ${userVideoSessions.userId} = ${userId} and ${isFinished}
  union all
  select ${userVideoWatches.videoId} from ${userVideoWatches}
  join ${videos} on ${videos.id} = ${userVideoWatches.videoId}
  where ${userVideoWatches.userId} = ${userId} and not ${userVideoWatches.live}
    and ${userVideoWatches.watchedSeconds} >= ${ENOUGH}::numeric * ${videos.durationSeconds})`

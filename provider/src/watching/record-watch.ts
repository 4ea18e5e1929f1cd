import { and, eq, sql } from 'drizzle-orm'
import { bookings } from '../db/schema/bookings'
import { liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { checkPlayable } from '../playback/check-playable'

const toleranceSeconds = 5
const oldestStartHours = 24

type Watch = { videoId: number; watchedSeconds: number; live: boolean; startedAt: Date }

/**
 * Records how long a playback has been watched: one row per user, video and start. The seconds only
 * grow, and never exceed the time since the start. Returns the row's id and the completion of the
 * video (0–1, two decimals), or what is wrong. The first record of an on-demand playback counts as
 * a play.
 */
export async function recordWatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { videoId, watchedSeconds, live, startedAt }: Watch,
): Promise<{ id: number; completion: number } | 'unknown video' | 'bad start'> {
  const now = clock.now()
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000
  if (elapsed < -toleranceSeconds || elapsed > oldestStartHours * 3600) return 'bad start'
  const credibleSeconds = Math.min(
    watchedSeconds,
    Math.max(0, Math.floor(elapsed)) + toleranceSeconds,
  )
  const { rows } = await db.execute<{ id: number; completion: number }>(sql`
    with video as (
      select id, duration_seconds from videos where id = ${videoId}
    ), watch as (
      insert into user_video_watches (user_id, video_id, playback_started_at, watched_seconds, live, updated_at)
      select ${userId}::int, id, ${startedAt}::timestamptz, ${credibleSeconds}::int, ${live}::boolean, ${now}::timestamptz
      from video
      on conflict (user_id, video_id, playback_started_at) do update set
        watched_seconds = greatest(user_video_watches.watched_seconds, excluded.watched_seconds),
        updated_at = excluded.updated_at
      returning id, video_id, watched_seconds, xmax = 0 as first
    ), played as (
      update videos set play_count = play_count + 1 from watch
      where videos.id = watch.video_id and watch.first and not ${live}::boolean
    )
    select watch.id, least(1, trunc(watched_seconds::numeric / duration_seconds, 2))::float8 as completion
    from watch join video on video.id = watch.video_id`)
  return rows[0] ?? 'unknown video'
}

type WatchDeps = Pick<Deps, 'db' | 'clock'>

async function hasBookedLiveClass(
  { db }: WatchDeps,
  userId: number,
  videoId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, 'booked'),
        eq(liveClasses.videoId, videoId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Whether a user may not have watched what they report: the video is not theirs to play and, for a
 * live record, they have not booked a class that shows it. An unknown video is not denied here.
 */
export async function isWatchDenied(
  deps: WatchDeps,
  userId: number,
  { videoId, live }: { videoId: number; live: boolean },
): Promise<boolean> {
  const grant = await checkPlayable(deps, { videoId }, userId)
  if (grant === 'unknown' || !('denied' in grant)) return false
  return !(live && (await hasBookedLiveClass(deps, userId, videoId)))
}

import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Connection } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { videoRatings } from '../db/schema/ratings'
import type { VideoDetail } from '../catalogue/video-detail-wire'
import { hasTaken } from '../watching/finished-videos'

/** From how many votes on they are shown: fewer say more about who voted than about the class. */
const MIN_VOTES = 10

type Detail = z.infer<typeof VideoDetail>
export type OwnRating = NonNullable<Detail['own_rating']>

type Summary = { average: number; votes: number } & NonNullable<Detail['rating']>['difficulty']

/** What members think of a video; null under ten votes. */
export async function summarizeRatings(db: Connection, videoId: number): Promise<Detail['rating']> {
  const ofDifficulty = (difficulty: string) =>
    sql`count(*) filter (where ${videoRatings.difficulty} = ${difficulty})::int`
  const { rows } = await db.execute<Summary>(sql`
    select round(avg(${videoRatings.stars}), 1)::float8 as average, count(*)::int as votes,
      ${ofDifficulty('easier')} as easier, ${ofDifficulty('as_expected')} as as_expected,
      ${ofDifficulty('harder')} as harder
    from ${videoRatings} where ${eq(videoRatings.videoId, videoId)}`)
  const { average, votes, ...difficulty } = rows[0]!
  return votes < MIN_VOTES ? null : { average, votes, difficulty }
}

/** The vote of a member, and whether they may give one: a video is rated after it was taken. */
export async function findOwnRating(
  db: Connection,
  userId: number,
  videoId: number,
): Promise<{ own_rating: OwnRating | null; may_rate: boolean }> {
  const { rows } = await db.execute<{ own: OwnRating | null; taken: boolean }>(sql`
    select ${hasTaken(userId, videoId)} as taken,
      (select json_build_object('stars', stars, 'difficulty', difficulty) from ${videoRatings}
        where ${ownVote(userId, videoId)}) as own`)
  return { own_rating: rows[0]!.own, may_rate: rows[0]!.taken }
}

const ownVote = (userId: number, videoId: number) =>
  and(eq(videoRatings.userId, userId), eq(videoRatings.videoId, videoId))

/**
 * Stores a member's vote in place of an earlier one, in one statement that checks that they have
 * taken the video.
 */
export async function rateVideo(
  db: Connection,
  { userId, videoId, rating, now }: Vote,
): Promise<'rated' | 'not taken' | 'unknown video'> {
  const { rows } = await db.execute<{ rated: boolean }>(sql`
    with vote as (
      insert into ${videoRatings} (video_id, user_id, stars, difficulty, rated_at)
      select id, ${userId}::int, ${rating.stars}::int, ${rating.difficulty}, ${now}::timestamptz
      from ${videos} where ${eq(videos.id, videoId)} and ${hasTaken(userId, videoId)}
      on conflict (video_id, user_id) do update set
        stars = excluded.stars, difficulty = excluded.difficulty, rated_at = excluded.rated_at
      returning video_id
    )
    select exists (select from vote) as rated from ${videos} where ${eq(videos.id, videoId)}`)
  if (!rows[0]) return 'unknown video'
  return rows[0].rated ? 'rated' : 'not taken'
}

type Vote = { userId: number; videoId: number; rating: OwnRating; now: Date }

/** Takes a member's vote back; without one nothing happens. */
export async function removeRating(db: Connection, userId: number, videoId: number): Promise<void> {
  await db.delete(videoRatings).where(ownVote(userId, videoId))
}

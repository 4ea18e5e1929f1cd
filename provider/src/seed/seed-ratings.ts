import { asc, like } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { users } from '../db/schema/identity'
import { videoRatings } from '../db/schema/ratings'
import { addMs, dayMs } from '../time'
import { pick, seededRandom, shuffle } from './random'
import { insertRows } from './rows'

/** How many videos have votes; further ones, for measurements, have none. */
const ratedVideos = 300

/** Three of four videos have enough votes to show them. */
const votesOf = (random: () => number) =>
  random() < 0.75 ? 10 + Math.floor(random() * 50) : Math.floor(random() * 10)

const starsOf = (random: () => number, liked: number) =>
  random() < liked ? 5 : pick(random, [4, 4, 4, 3, 3, 2])

const difficultyOf = (random: () => number) =>
  pick(random, ['as_expected', 'as_expected', 'as_expected', 'easier', 'harder'] as const)

/** Votes of the community members, as on the day of `today`. */
export async function seedRatings(db: Connection, today: Date): Promise<void> {
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, '%@community.example'))
    .orderBy(asc(users.id))
  const known = await db
    .select({ id: videos.id, title: videos.title })
    .from(videos)
    .orderBy(asc(videos.id))
    .limit(ratedVideos)
  const votes = known.flatMap(({ id, title }) => {
    const random = seededRandom(`votes ${title}`)
    const liked = 0.5 + 0.45 * random()
    return shuffle(random, members)
      .slice(0, votesOf(random))
      .map((member) => ({
        videoId: id,
        userId: member.id,
        stars: starsOf(random, liked),
        difficulty: difficultyOf(random),
        ratedAt: addMs(today, -Math.floor(random() * 90) * dayMs),
      }))
  })
  await insertRows(db, videoRatings, votes)
}

import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { calendarFeeds } from '../db/schema/bookings'
import { randomToken } from '../identity/credentials'
import type { Deps } from '../deps'

const feedUrl = ({ env }: Pick<Deps, 'env'>, token: string) => `${env.webUrl}/calendar/${token}.ics`

/** The secret address of a user's calendar feed, or null. */
export async function findFeed(
  deps: Pick<Deps, 'db' | 'env'>,
  userId: number,
): Promise<string | null> {
  const [feed] = await deps.db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return feed ? feedUrl(deps, feed.token) : null
}

/** Makes a new secret address; the one before no longer answers. */
export async function renewFeed(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  userId: number,
): Promise<string> {
  const made = { token: randomToken(), createdAt: deps.clock.now() }
  await deps.db
    .insert(calendarFeeds)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: made })
  return feedUrl(deps, made.token)
}

/** Whose feed a token names, or undefined. */
export async function findFeedOwner(db: Database, token: string): Promise<number | undefined> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.token, token))
  return feed?.userId
}

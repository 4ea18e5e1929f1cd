import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { freeClassRequests } from '../db/schema/studios'
import type { Deps } from '../deps'
import { freeClassMail } from '../mail/templates/free-class-mail'
import type { Speech } from '../texts/speech'
import { findStudio } from '../studios/find-studios'

const pauseDays = 30

export type FreeClassRequest = typeof freeClassRequests.$inferSelect
type Wish = {
  studioId: number
  userId: number | null
  email: string
  firstName: string
  lastName: string
  phone: string
}

/**
 * Notes the wish unless the same person asked the same studio within thirty days: an exclusion
 * constraint (in the migration) lets one of several at once through. The others get the first one.
 */
async function noteOnce(db: Database, wish: Wish, now: Date) {
  const until = new Date(now.getTime() + pauseDays * 86_400_000)
  const [made] = await db
    .insert(freeClassRequests)
    .values({
      ...wish,
      createdAt: now,
      during: `[${now.toISOString()},${until.toISOString()})`,
    })
    .onConflictDoNothing()
    .returning()
  if (made) return { request: made, fresh: true }
  const [first] = await db
    .select()
    .from(freeClassRequests)
    .where(
      and(eq(freeClassRequests.studioId, wish.studioId), eq(freeClassRequests.email, wish.email)),
    )
    .orderBy(desc(freeClassRequests.createdAt))
    .limit(1)
  return { request: first!, fresh: false }
}

/**
 * Asks a studio for a free class and confirms it by mail, once; or says why not. Asked again within
 * thirty days, the answer is the first request. An inbox gets at most five confirmations an hour.
 * `speech` is the language of the mail.
 */
export async function requestFreeClass(
  {
    db,
    clock,
    background,
    limits,
    mail,
  }: Pick<Deps, 'db' | 'clock' | 'background' | 'limits' | 'mail'>,
  wish: Wish,
  speech: Speech,
): Promise<FreeClassRequest | 'unknown studio' | 'not offered'> {
  const studio = await findStudio(db, wish.studioId)
  if (!studio) return 'unknown studio'
  if (!studio.freeClassAvailable) return 'not offered'
  const { request, fresh } = await noteOnce(db, wish, clock.now())
  if (fresh)
    background.run('free class mail', async () => {
      if ((await limits.count('freeClassMail', wish.email)) > 0) return
      await mail.send({ to: wish.email, ...freeClassMail(studio, speech) })
    })
  return request
}

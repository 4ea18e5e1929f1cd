import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { freeClassRequests } from '../db/schema/studios'
import type { Deps } from '../deps'
import { freeClassMail } from '../mail/mails'
import type { Translator } from '../texts/translator'
import { addMs, dayMs } from '../time'
import { rangeText } from '../db/schema/column-types'
import { findStudio } from './studios'

const daysBetweenRequests = 30

type FreeClassRequest = typeof freeClassRequests.$inferSelect
type FreeClassDetails = {
  studioId: number
  userId: number | null
  email: string
  firstName: string
  lastName: string
  phone: string
}

/**
 * Records the request unless the same person asked the same studio within thirty days: an exclusion
 * constraint (in the migration) lets one of several concurrent requests through, and the others
 * return the first one.
 */
async function recordOnce(db: Database, details: FreeClassDetails, now: Date) {
  const until = addMs(now, daysBetweenRequests * dayMs)
  const [created] = await db
    .insert(freeClassRequests)
    .values({
      ...details,
      createdAt: now,
      during: rangeText(now, until),
    })
    .onConflictDoNothing()
    .returning()
  if (created) return { request: created, isNew: true }
  const [first] = await db
    .select()
    .from(freeClassRequests)
    .where(
      and(
        eq(freeClassRequests.studioId, details.studioId),
        eq(freeClassRequests.email, details.email),
      ),
    )
    .orderBy(desc(freeClassRequests.createdAt))
    .limit(1)
  return { request: first!, isNew: false }
}

/**
 * Requests a free class at a studio and confirms it by mail once, or returns the reason why not.
 * Repeated within thirty days it returns the first request. An inbox gets at most five
 * confirmations an hour. `translator` determines the language of the mail.
 */
export async function requestFreeClass(
  {
    db,
    clock,
    background,
    limits,
    mail,
  }: Pick<Deps, 'db' | 'clock' | 'background' | 'limits' | 'mail'>,
  details: FreeClassDetails,
  translator: Translator,
): Promise<FreeClassRequest | 'unknown studio' | 'not offered'> {
  const studio = await findStudio(db, details.studioId)
  if (!studio) return 'unknown studio'
  if (!studio.freeClassAvailable) return 'not offered'
  const { request, isNew } = await recordOnce(db, details, clock.now())
  if (isNew)
    background.run('free class mail', async () => {
      if ((await limits.count('freeClassMail', details.email)) > 0) return
      const content = freeClassMail(studio, translator)
      await mail.send({ to: details.email, kind: 'free_class', content })
    })
  return request
}

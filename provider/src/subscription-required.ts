import { and, eq } from 'drizzle-orm'
import { loadLookups } from './catalogue/lookups'
import { subscriptions } from './db/schema/subscriptions'
import type { Deps } from './deps'
import { entitledUntil, loadEntitlements } from './entitlement'
import { forbidden, type HttpError } from './http/errors'
import { hasEnded } from './payments/state/live-subscriptions'
import { messageWith } from './texts/message'
import type { Translator } from './texts/translator'

/**
 * The 403 for content of a brand that no entitlement of the user covers. Its message names what
 * their plans cover, or says that their subscription has ended; otherwise it is the default one.
 */
export async function subscriptionRequired(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  translator: Translator,
  target: { userId: number; brandId: number },
): Promise<HttpError> {
  const [{ brands }, entitlements] = await Promise.all([
    loadLookups(db),
    loadEntitlements(db, target.userId),
  ])
  const now = clock.now()
  const covered = [...brands.values()].filter(
    ({ id }) => entitledUntil(entitlements, id, now) !== undefined,
  )
  const brand = brands.get(target.brandId)
  if (covered.length > 0 && brand) {
    const names = covered.map(({ name }) => name)
    const values = {
      covered: new Intl.ListFormat(translator.tag).format(names),
      brand: brand.name,
    }
    return forbidden(messageWith('brand_not_covered', values))
  }
  const [ended] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, target.userId), hasEnded))
    .limit(1)
  return ended ? forbidden('subscription_ended') : forbidden()
}

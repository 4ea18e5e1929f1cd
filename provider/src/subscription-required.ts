import { and, eq, isNotNull } from 'drizzle-orm'
import { loadNames } from './catalogue/names'
import { subscriptions } from './db/schema/subscriptions'
import type { Deps } from './deps'
import { entitledUntil, loadHoldings } from './entitlement'
import { forbidden, type HttpError } from './http/errors'
import { messageWith } from './texts/message'
import type { Speech } from './texts/speech'

/**
 * The 403 for content of a brand that nothing of the user's opens. Its sentence names what their plans
 * cover, or says that their subscription has ended; without either it is the default one.
 */
export async function subscriptionRequired(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  speech: Speech,
  asked: { userId: number; brandId: number },
): Promise<HttpError> {
  const [{ brands }, holdings] = await Promise.all([loadNames(db), loadHoldings(db, asked.userId)])
  const now = clock.now()
  const covered = [...brands.values()].filter(
    ({ id }) => entitledUntil(holdings, id, now) !== undefined,
  )
  const brand = brands.get(asked.brandId)
  if (covered.length > 0 && brand) {
    const names = covered.map(({ name }) => name)
    const values = {
      covered: new Intl.ListFormat(speech.tag).format(names),
      brand: brand.name,
    }
    return forbidden(messageWith('brand_not_covered', values))
  }
  const [ended] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, asked.userId),
        eq(subscriptions.status, 'canceled'),
        // An attempt that was never paid has had no period.
        isNotNull(subscriptions.currentPeriodEnd),
      ),
    )
    .limit(1)
  return ended ? forbidden('subscription_ended') : forbidden()
}

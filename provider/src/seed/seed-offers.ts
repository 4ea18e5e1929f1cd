import { inArray } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { offers } from '../db/schema/offers'
import { promotionCodes } from '../db/schema/plans'
import { videoGroups } from '../db/schema/catalogue'
import { addMs, dayMs } from '../time'
import { offerPromotions } from './content/offer-promotions'
import { offerTranslations } from './content/offer-translations'
import { offerContent } from './content/offers'
import { brandOf } from './facets'
import { continueIds } from './rows'

const planSelector = '/subscription-plan-selector'

/** Addresses of the groups that offers lead to, by title. */
async function groupPaths(db: Connection): Promise<Map<string, string>> {
  const titles = offerContent.flatMap(({ group }) => group ?? [])
  const rows = await db.select().from(videoGroups).where(inArray(videoGroups.title, titles))
  return new Map(rows.map(({ title, kind, id }) => [title, `/classes/${kind}s/${id}`]))
}

/** Ids of the promotions of offers, by code. */
async function promotionIds(db: Connection): Promise<Map<string, number>> {
  await db.insert(promotionCodes).values(offerPromotions).onConflictDoNothing()
  const rows = await db.select().from(promotionCodes)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** Offers of plans, collections and programs; expiry dates are counted from `now`. */
export async function seedOffers(db: Connection, now: Date): Promise<void> {
  const paths = await groupPaths(db)
  const promotions = await promotionIds(db)
  const rows = offerContent.map(({ brands, group, ends, promotion, ...content }, index) => {
    const brandIds = brands.map((workoutType) => brandOf(workoutType).id)
    const path = group === undefined ? planSelector : paths.get(group)
    if (!path) throw new Error(`Unknown group: ${group}`)
    const chosen = group === undefined && brandIds.length === 1 ? `?brand_id=${brandIds[0]}` : ''
    return {
      ...content,
      translations: offerTranslations[content.title],
      id: index + 1,
      position: index + 1,
      kind: brandIds.length > 0 ? ('single_brands' as const) : ('all_brands' as const),
      placements: [...content.placements],
      brandIds,
      promotionCodeId: promotion === undefined ? null : promotions.get(promotion)!,
      expiresAt: ends === undefined ? null : addMs(now, ends * dayMs),
      ctaUrl: `${path}${chosen}`,
    }
  })
  await db.insert(offers).values(rows).onConflictDoNothing()
  await continueIds(db, offers)
}

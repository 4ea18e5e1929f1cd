import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { BrandRef } from '../catalogue/wire'
import type { Database } from '../db/database'
import { enterpriseClaims, enterpriseProviders } from '../db/schema/enterprise'
import type { Deps } from '../deps'
import { languageTag } from '../http/contract'
import { translateRow } from '../texts/translate-row'

/** Whether a benefit can be claimed, or why not. */
export const availabilities = ['open', 'full', 'ended', 'not_started'] as const
export type Availability = (typeof availabilities)[number]

export type Benefit = typeof enterpriseProviders.$inferSelect & { isClaimed: boolean }

/** A benefit and whether this user (undefined: a visitor) has claimed it; undefined when unknown. */
export async function findBenefit(
  db: Database,
  id: number,
  userId: number | undefined,
): Promise<Benefit | undefined> {
  const [benefit] = await db
    .select()
    .from(enterpriseProviders)
    .where(eq(enterpriseProviders.id, id))
  if (!benefit) return undefined
  const claims =
    userId === undefined
      ? 0
      : await db.$count(
          enterpriseClaims,
          and(eq(enterpriseClaims.providerId, id), eq(enterpriseClaims.userId, userId)),
        )
  return { ...benefit, isClaimed: claims > 0 }
}

/** Whether a benefit can be claimed at `now` by somebody who has not done so yet. */
export function availabilityOf(
  { startsAt, endsAt, seats, claimed }: Pick<Benefit, 'startsAt' | 'endsAt' | 'seats' | 'claimed'>,
  now: Date,
): Availability {
  if (endsAt && endsAt <= now) return 'ended'
  if (startsAt && startsAt > now) return 'not_started'
  return seats !== null && claimed >= seats ? 'full' : 'open'
}

export const EnterpriseProvider = z
  .object({
    id: z.int(),
    name: z.string(),
    logo_url: z.url().nullable(),
    description: z.string(),
    terms: z.string(),
    language: languageTag,
    brands: z.array(BrandRef).openapi({ description: 'Empty for every brand.' }),
    claimed: z.boolean().openapi({ description: 'By the caller.' }),
    available: z
      .enum(availabilities)
      .openapi({ description: 'Whether somebody who has not claimed it yet can do so.' }),
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable().openapi({ description: 'The end of every claim.' }),
  })
  .openapi('EnterpriseProvider')

/** The wire form of a benefit, in the language of `acceptLanguage` where it has that. */
export async function presentBenefit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  benefit: Benefit,
  acceptLanguage: string | undefined,
): Promise<z.infer<typeof EnterpriseProvider>> {
  const { description, terms, language } = translateRow(benefit, acceptLanguage)
  const lookups = await loadLookups(db)
  return {
    id: benefit.id,
    name: benefit.name,
    logo_url: benefit.logo,
    description,
    terms,
    language,
    brands: benefit.brandIds.map((id) => brandRef(lookups, id)),
    claimed: benefit.isClaimed,
    available: availabilityOf(benefit, clock.now()),
    starts_at: benefit.startsAt?.toISOString() ?? null,
    ends_at: benefit.endsAt?.toISOString() ?? null,
  }
}

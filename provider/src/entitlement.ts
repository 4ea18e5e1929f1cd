import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from './db/database'

/**
 * A right to watch and book: a subscription, a studio membership with streaming or an employer's
 * benefit. `brandId` null covers every brand; `until` is its known end, or null.
 */
export type Entitlement = { brandId: number | null; until: Date | null }

/**
 * Until when entitlements cover content of a brand: the latest end of those that cover it at `now`,
 * null for no known end, undefined when none covers it. Free videos need no entitlement.
 */
export function entitledUntil(
  entitlements: readonly Entitlement[],
  brandId: number,
  now: Date,
): Date | null | undefined {
  const ends = entitlements
    .filter((one) => one.brandId === null || one.brandId === brandId)
    .map((one) => one.until)
    .filter((until) => until === null || until > now)
  if (ends.length === 0) return undefined
  return ends.includes(null) ? null : ends.reduce((a, b) => (a! > b! ? a : b))
}

/** Whether any entitlement holds at `now`, of whatever brand. */
export const isEntitled = (entitlements: readonly Entitlement[], now: Date): boolean =>
  entitlements.some(({ until }) => until === null || until > now)

export type EntitlementRow = { brand_id: number | null; until: string | null }

/**
 * The rows of a user's entitlements: active subscriptions (trials included), until the end of the
 * period once they are cancelled; past due ones for seven days; linked studio memberships that
 * include streaming; claimed benefits, until their end.
 */
export const entitlementsQuery = (userId: number | SQL) => sql`
  select brand_id, case
      when status = 'past_due'
        then coalesce(past_due_since, current_period_end, status_at) + interval '7 days'
      when cancel_at_period_end then current_period_end
    end as until
  from subscriptions where user_id = ${userId} and status in ('active', 'past_due')
  union all
  select studios.brand_id, null from studio_members join studios on studios.id = studio_id
  where user_id = ${userId} and includes_streaming
  union all
  select brand_id, ends_at
  from enterprise_claims join enterprise_providers on enterprise_providers.id = provider_id
    left join lateral unnest(brand_ids) as brand_id on true
  where user_id = ${userId}`

export const toEntitlements = (rows: readonly EntitlementRow[]): Entitlement[] =>
  rows.map(({ brand_id, until }) => ({ brandId: brand_id, until: until ? new Date(until) : null }))

export async function loadEntitlements(db: Connection, userId: number): Promise<Entitlement[]> {
  const { rows } = await db.execute<EntitlementRow>(entitlementsQuery(userId))
  return toEntitlements(rows)
}

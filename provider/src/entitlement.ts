import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from './db/database'

/**
 * A right to watch and book: a subscription, a studio membership with streaming or an employer's
 * benefit. `brandId` null covers every brand; `from` is when it begins, null when it has; `until` is
 * its known end, or null.
 */
export type Entitlement = { brandId: number | null; from: Date | null; until: Date | null }

const holds = ({ from, until }: Entitlement, now: Date): boolean =>
  (from === null || from <= now) && (until === null || until > now)

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
    .filter((one) => holds(one, now))
    .map((one) => one.until)
  if (ends.length === 0) return undefined
  return ends.includes(null) ? null : ends.reduce((a, b) => (a! > b! ? a : b))
}

/**
 * What holds at `now`: each brand once, with the latest end of its own entitlements; `brandId` null
 * is every brand.
 */
export function heldEntitlements(
  entitlements: readonly Entitlement[],
  now: Date,
): { brandId: number | null; until: Date | null }[] {
  const held = new Map<number | null, Date | null>()
  for (const { brandId, until } of entitlements.filter((one) => holds(one, now))) {
    const known = held.get(brandId)
    const isLater = known === undefined || until === null || (known !== null && until > known)
    if (isLater) held.set(brandId, until)
  }
  return [...held].map(([brandId, until]) => ({ brandId, until }))
}

export type EntitlementRow = {
  brand_id: number | null
  from: string | null
  until: string | null
}

/**
 * The rows of a user's entitlements: active subscriptions (trials included), until the end of the
 * period once they are cancelled, and not in a pause; past due ones for seven days; linked studio memberships that
 * include streaming; claimed benefits, until their end.
 */
export const entitlementsQuery = (userId: number | SQL) => sql`
  with paid as (
    select brand_id, pause_starts_at, pause_ends_at, case
        when status = 'past_due'
          then coalesce(past_due_since, current_period_end, status_at) + interval '7 days'
        when cancel_at_period_end then current_period_end
      end as until
    from subscriptions where user_id = ${userId} and status in ('active', 'past_due')
  )
  select brand_id, null::timestamptz as from, least(until, pause_starts_at) as until from paid
  union all
  select brand_id, pause_ends_at, until from paid where pause_ends_at is not null
  union all
  select studios.brand_id, null, null from studio_members join studios on studios.id = studio_id
  where user_id = ${userId} and includes_streaming
  union all
  select brand_id, null, ends_at
  from enterprise_claims join enterprise_providers on enterprise_providers.id = provider_id
    left join lateral unnest(brand_ids) as brand_id on true
  where user_id = ${userId}`

export const toEntitlements = (rows: readonly EntitlementRow[]): Entitlement[] =>
  rows.map(({ brand_id, from, until }) => ({
    brandId: brand_id,
    from: from ? new Date(from) : null,
    until: until ? new Date(until) : null,
  }))

export async function loadEntitlements(db: Connection, userId: number): Promise<Entitlement[]> {
  const { rows } = await db.execute<EntitlementRow>(entitlementsQuery(userId))
  return toEntitlements(rows)
}

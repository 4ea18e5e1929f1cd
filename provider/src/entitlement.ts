import { sql } from 'drizzle-orm'
import type { Connection } from './db/database'

/**
 * Something that lets a user watch and book: a subscription or a studio's streaming. `brandId` null
 * covers every brand; `until` is the known end of it, null when none is known.
 */
export type Holding = { brandId: number | null; until: Date | null }

/**
 * Whether holdings cover content of a brand at `now`, and until when: the latest end of those that
 * do, or null for no known end. Not covered is undefined. Free videos need no holding.
 */
export function entitledUntil(
  holdings: readonly Holding[],
  brandId: number,
  now: Date,
): Date | null | undefined {
  const ends = holdings
    .filter((one) => one.brandId === null || one.brandId === brandId)
    .map((one) => one.until)
    .filter((until) => until === null || until > now)
  if (ends.length === 0) return undefined
  return ends.includes(null) ? null : ends.reduce((a, b) => (a! > b! ? a : b))
}

type HoldingRow = { brand_id: number | null; until: string | null }

/**
 * The rows of a user's holdings (requirements 2.4): subscriptions that are active, in trial included,
 * until the period's end once they are cancelled; past due ones for seven days; linked studio
 * accounts that include streaming.
 */
export const holdingRows = (userId: number) => sql`
  select brand_id, case
      when status = 'past_due'
        then coalesce(past_due_since, current_period_end, status_at) + interval '7 days'
      when cancel_at_period_end then current_period_end
    end as until
  from subscriptions where user_id = ${userId} and status in ('active', 'past_due')
  union all
  select studios.brand_id, null from studio_members join studios on studios.id = studio_id
  where user_id = ${userId} and includes_streaming`

export const toHoldings = (rows: readonly HoldingRow[]): Holding[] =>
  rows.map(({ brand_id, until }) => ({ brandId: brand_id, until: until ? new Date(until) : null }))

export async function loadHoldings(db: Connection, userId: number): Promise<Holding[]> {
  const { rows } = await db.execute<HoldingRow>(holdingRows(userId))
  return toHoldings(rows)
}

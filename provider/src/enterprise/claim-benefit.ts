import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { sqlState } from '../db/database-errors'
import type { Deps } from '../deps'
import { type Availability, availabilityOf, findBenefit } from './benefits'

const uniqueViolation = '23505'

/**
 * Takes a seat of a benefit for a user; false when there is none to take. One statement checks and
 * claims: it counts the seat only while there is one and the benefit runs, and stores the claim. A
 * second claim of the same person violates the primary key, which takes the counted seat back.
 */
async function takeSeat(db: Connection, id: number, userId: number, now: Date): Promise<boolean> {
  const statement = db.execute(sql`
    with seat as (
      update enterprise_providers set claimed = claimed + 1
      where id = ${id}
        and (seats is null or claimed < seats)
        and (starts_at is null or starts_at <= ${now})
        and (ends_at is null or ends_at > ${now})
      returning id
    )
    insert into enterprise_claims (provider_id, user_id, claimed_at)
    select id, ${userId}::int, ${now}::timestamptz from seat`)
  const { rowCount } = await statement.catch((error: unknown) => {
    if (sqlState(error) === uniqueViolation) return { rowCount: 0 }
    throw error
  })
  return rowCount === 1
}

/** A claim with its end, null for none known, or why there is none. */
export type ClaimOutcome =
  | { until: Date | null; isRepeated: boolean }
  | { refused: Exclude<Availability, 'open'> }
  | 'unknown'

/**
 * Claims a benefit for a user, once: repeated, it returns the same claim, also when no seat is left
 * for anybody else.
 */
export async function claimBenefit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  userId: number,
): Promise<ClaimOutcome> {
  const now = clock.now()
  const isTaken = await takeSeat(db, id, userId, now)
  const benefit = await findBenefit(db, id, userId)
  if (!benefit) return 'unknown'
  const available = availabilityOf(benefit, now)
  if (available === 'ended') return { refused: available }
  if (benefit.isClaimed) return { until: benefit.endsAt, isRepeated: !isTaken }
  // A seat that was given back in between is left to the next attempt.
  return { refused: available === 'open' ? 'full' : available }
}

import type { Pool } from 'pg'
import { mailQueue } from './queue'

/** How long a due job may wait until the queue counts as standing still, in seconds. */
const limitSeconds = 300

/**
 * How long the oldest due mail has waited, in whole seconds (null when none is due), how many wait
 * for another attempt, and whether the queue stands still.
 */
export async function readQueueHealth(pool: Pool) {
  const { rows } = await pool.query<{ oldest: number | null; retrying: number }>(
    `select floor(extract(epoch from now() - min(start_after) filter (where start_after <= now())))::int as oldest,
       count(*) filter (where state = 'retry')::int as retrying
     from pgboss.job where name = $1 and state < 'active'`,
    [mailQueue],
  )
  const { oldest, retrying } = rows[0]!
  return {
    oldestDueSeconds: oldest,
    retrying,
    standsStill: oldest !== null && oldest > limitSeconds,
  }
}

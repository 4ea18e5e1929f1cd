import { plans } from '../../../src/db/schema/plans'
import type { TestProvider } from '../../support/start-provider'

/** The id of a plan that is no longer sold. */
export const retiredPlan = 9

/** Adds that plan, with a price so low that somebody would like to have it. */
export async function addRetiredPlan({ db, pool }: TestProvider): Promise<void> {
  await db.insert(plans).values({
    id: retiredPlan,
    name: 'Retired',
    description: '',
    planType: 'all',
    interval: 'month',
    hidden: true,
  })
  await pool.query(`insert into plan_prices values ($1, 'usd', 100)`, [retiredPlan])
}

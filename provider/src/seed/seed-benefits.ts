import { asc, like } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { enterpriseClaims, enterpriseProviders } from '../db/schema/enterprise'
import { users } from '../db/schema/identity'
import { addMs, dayMs } from '../time'
import { benefitContent } from './content/benefits'
import { continueIds, insertRows } from './rows'

const takenSeats = 12

/**
 * The benefits of the demo: the first can be claimed for a year, in the second community members
 * hold every seat.
 */
export async function seedBenefits(db: Connection, now: Date): Promise<void> {
  const startsAt = addMs(now, -30 * dayMs)
  const endsAt = addMs(now, 365 * dayMs)
  const [open, full] = benefitContent.map((content, index) => ({
    ...content,
    id: index + 1,
    startsAt,
    endsAt,
  }))
  const taken = { ...full!, seats: takenSeats, claimed: takenSeats }
  await insertRows(db, enterpriseProviders, [{ ...open!, seats: 500 }, taken])
  await continueIds(db, enterpriseProviders)
  const holders = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, '%@community.example'))
    .orderBy(asc(users.id))
    .limit(takenSeats)
  await db
    .insert(enterpriseClaims)
    .values(holders.map(({ id }) => ({ providerId: taken.id, userId: id, claimedAt: startsAt })))
}

import { browserApi } from '@/lib/api/browser'
import { getUser, type User } from '@/lib/api/current-user'
import { listSubscriptions, type Subscription } from '@/lib/api/subscriptions'
import { daysSince } from '@/lib/time/elapsed'
import { providerNow } from '@/lib/time/provider-clock'
import type { UserSummary } from './envelope'

/** Whom events are about, and what the analytics know of them. */
export type TrackedMember = {
  user: UserSummary
  properties: { inTrial: boolean; daysSinceSubscription?: number }
}

/** Asks the provider for the signed-in member, and `withPlan` for the age of their plan; throws. */
export async function trackedMember(withPlan: boolean): Promise<TrackedMember> {
  const [user, age] = await Promise.all([getUser(browserApi), withPlan ? subscriptionAge() : null])
  return {
    user: userSummary(user),
    properties: { inTrial: user.inTrial, ...(age !== null && { daysSinceSubscription: age }) },
  }
}

/** In whole days; null without a plan or when the request fails. */
async function subscriptionAge(): Promise<number | null> {
  const active = await listSubscriptions(browserApi, 'active').catch(() => null)
  return active && daysSinceSubscription(active.data, providerNow())
}

/** The tracked fields of the signed-in user. Specification 3. */
function userSummary({ id, email, firstName, lastName, uid, uuid }: User): UserSummary {
  return { id, email, firstName, lastName, uid, uuid }
}

/** Whole days since the newest of these subscriptions began; null without one. Specification 9. @internal */
export function daysSinceSubscription(
  subscriptions: readonly Pick<Subscription, 'createdAt'>[],
  now: number,
): number | null {
  const ages = subscriptions.flatMap(({ createdAt }) =>
    createdAt === null ? [] : daysSince(createdAt, now),
  )
  return ages.length === 0 ? null : Math.min(...ages)
}

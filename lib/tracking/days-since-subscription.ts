import type { Subscription } from '@/lib/api/subscriptions-web'
import { daysSince } from '@/lib/time/dates'

/** Whole days since the newest of these subscriptions began; null without one. Specification 9. */
export function daysSinceSubscription(
  subscriptions: readonly Pick<Subscription, 'createdAt'>[],
  now: number,
): number | null {
  const ages = subscriptions.flatMap(({ createdAt }) =>
    createdAt === null ? [] : daysSince(createdAt, now),
  )
  return ages.length === 0 ? null : Math.min(...ages)
}

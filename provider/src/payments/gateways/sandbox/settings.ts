import type { Connection, Database } from '../../../db/database'
import type { GatewaySubscription, Pause } from '../../gateway-state'
import { advance, findOpenChange, noPause } from './advance'
import {
  type LedgerSubscription,
  lockSubscription,
  toGatewaySubscription,
  updateSubscription,
} from './subscription-state'

type Step = (db: Connection, subscription: LedgerSubscription) => Promise<LedgerSubscription>

/** Changes a running subscription that is up to date; any other stays as it is. */
function change(db: Database, id: string, now: Date, step: Step): Promise<GatewaySubscription> {
  return db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const current = await advance(tx, locked.subscription, now)
    const isRunning = current.status === 'active' || current.status === 'trialing'
    const changed = isRunning ? await step(tx, current) : current
    return toGatewaySubscription(changed, locked.intent, await findOpenChange(tx, id))
  })
}

/** Ends a subscription with its period, without a pause before, or lets it go on. */
export const setCancelAtPeriodEnd = (db: Database, id: string, on: boolean, now: Date) =>
  change(db, id, now, (tx, subscription) =>
    updateSubscription(tx, subscription, {
      cancelAtPeriodEnd: on,
      statusAt: now,
      ...(on && noPause),
    }),
  )

/** Sets a pause, or takes one back that has not begun. */
export const setPause = (db: Database, id: string, pause: Pause | null, now: Date) =>
  change(db, id, now, async (tx, subscription) => {
    const { pauseStartsAt } = subscription
    if (!pause && pauseStartsAt && pauseStartsAt <= now) return subscription
    return updateSubscription(tx, subscription, {
      pauseStartsAt: pause?.startsAt ?? null,
      pauseEndsAt: pause?.endsAt ?? null,
      statusAt: now,
    })
  })

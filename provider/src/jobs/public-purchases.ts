import type { PaymentDeps } from '../deps'
import { errorKind } from '../log'
import { endUnclaimedPurchases } from '../payments/public/claim-purchase'
import { enqueueUnsentPurchaseMails } from '../payments/public/enqueue-purchase-mail'
import { hourMs } from '../time'
import { startInterval } from './start-interval'

/**
 * Ends unclaimed public purchases, now and then every hour. Any number of processes may run it at
 * once. Returns a function that stops it and waits for a running one.
 */
export const startPublicPurchases = (deps: PaymentDeps): (() => Promise<void>) =>
  startInterval(
    async () => {
      await enqueueUnsentPurchaseMails(deps.db, deps.clock.now())
      await endUnclaimedPurchases(deps)
    },
    hourMs,
    (error) => deps.log.error('public purchases not processed', { error: errorKind(error) }),
    { atOnce: true },
  )

import type { Deps } from '../deps'
import { errorKind } from '../log'
import { endUnclaimedPurchases } from '../payments/public/claim-purchase'
import { sendPurchaseMails } from '../payments/public/send-purchase-mails'
import { hourMs } from '../time'
import { startInterval } from './start-interval'

/**
 * Background work of public purchases: mails that are due every five seconds, the end of unclaimed
 * purchases every hour. Any number of processes may run it at once. Returns a function that stops
 * it and waits for a running one.
 */
export function startPublicPurchases(deps: Deps): () => Promise<void> {
  const handleError = (error: unknown) =>
    deps.log.error('public purchases not processed', { error: errorKind(error) })
  const stops = [
    startInterval(() => sendPurchaseMails(deps), 5_000, handleError),
    startInterval(() => endUnclaimedPurchases(deps), hourMs, handleError, { atOnce: true }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

import Stripe from 'stripe'
import type { GatewaySubscription, Pause } from '../../gateway-state'
import { resumeLeadMs } from '../../webhooks/stripe-event'
import { readSubscription, toGatewaySubscription } from './stripe-subscription-state'

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Updates a subscription; one that has ended meanwhile is returned as it is. */
async function update(
  stripe: Stripe,
  id: string,
  params: Stripe.SubscriptionUpdateParams,
  at: Date,
): Promise<GatewaySubscription> {
  try {
    return toGatewaySubscription(await stripe.subscriptions.update(id, params), at)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const current = await readSubscription(stripe, id, at)
    if (current.state.status === 'canceled') return current
    throw error
  }
}

export const setCancelAtPeriodEnd = (stripe: Stripe, id: string, on: boolean, at: Date) =>
  update(stripe, id, { cancel_at_period_end: on, ...(on && { pause_collection: '' }) }, at)

/**
 * Voids the invoices of a pause. Stripe does not keep when a pause begins, so the metadata do; it
 * collects again shortly before the period begins that is paid again.
 */
export const setPause = (stripe: Stripe, id: string, pause: Pause | null, at: Date) =>
  update(
    stripe,
    id,
    pause
      ? {
          pause_collection: {
            behavior: 'void',
            resumes_at: seconds(pause.endsAt) - resumeLeadMs / 1000,
          },
          metadata: {
            pause_starts_at: seconds(pause.startsAt),
            pause_ends_at: seconds(pause.endsAt),
          },
        }
      : { pause_collection: '' },
    at,
  )

import type Stripe from 'stripe'
import type { GatewayState, GatewaySubscription } from '../../gateway-state'
import { parseSubscriptionUpdate } from '../../webhooks/stripe-event'

const expand = ['latest_invoice.confirmation_secret']

/** A client secret starts with the payment's id. */
const intentIdOf = (clientSecret: string | undefined) => clientSecret?.split('_secret_')[0]

/** The change that waits for the payment of the latest invoice, by the reference that it has. */
function pendingChangeOf(object: Stripe.Subscription, clientSecret: string | undefined) {
  const { pending_update: update, metadata } = object
  if (!update || !clientSecret) return undefined
  const price = update.subscription_items?.[0]?.price
  const reference = price ? price.metadata.change_reference : metadata.resume_reference
  return reference ? { reference, clientSecret } : undefined
}

/** The pause that goes on while the payment for its end is not confirmed. */
function pauseOf(object: Stripe.Subscription, state: GatewayState): GatewayState['pause'] {
  const { pending_update: update, metadata } = object
  const { pause_starts_at: startsAt, pause_ends_at: endsAt } = metadata
  if (!update || update.subscription_items || !startsAt || !endsAt) return state.pause
  return { startsAt: new Date(Number(startsAt) * 1000), endsAt: new Date(Number(endsAt) * 1000) }
}

export function toGatewaySubscription(object: Stripe.Subscription, at: Date): GatewaySubscription {
  const { state } = parseSubscriptionUpdate(object, at)
  const invoice = typeof object.latest_invoice === 'object' ? object.latest_invoice : null
  const clientSecret = invoice?.confirmation_secret?.client_secret
  return {
    id: object.id,
    intentId: intentIdOf(clientSecret),
    clientSecret: state.status === 'incomplete' ? clientSecret : undefined,
    billingAnchor: new Date(object.billing_cycle_anchor * 1000),
    pendingChange: pendingChangeOf(object, clientSecret),
    state: { ...state, pause: pauseOf(object, state) },
  }
}

export async function readSubscription(
  stripe: Stripe,
  id: string,
  at: Date,
): Promise<GatewaySubscription> {
  return toGatewaySubscription(await stripe.subscriptions.retrieve(id, { expand }), at)
}

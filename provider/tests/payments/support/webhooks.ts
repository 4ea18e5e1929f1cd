import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { subscriptions } from '../../../src/db/schema/subscriptions'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { buy, order, subscriptionsOf } from './shop'
import { webhookSecrets } from './webhook-secrets'

export { webhookEnv, webhookSecrets } from './webhook-secrets'

/** Posts bytes with a signature header to the webhook; returns the status. */
export async function post(
  provider: TestProvider,
  body: string | Uint8Array<ArrayBuffer>,
  header: string | undefined,
): Promise<number> {
  const response = await fetch(`${provider.url}/webhooks/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) },
    body,
  })
  return response.status
}

export const sign = (
  provider: TestProvider,
  body: string,
  secret: string = webhookSecrets[0],
  at = provider.clock.now(),
) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })

/** Posts an event with a valid signature. */
export const deliver = (provider: TestProvider, event: object) => {
  const body = JSON.stringify(event)
  return post(provider, body, sign(provider, body))
}

/** A member with an unpaid attempt, and the objects that Stripe would send about it. */
export async function openAttempt(provider: TestProvider) {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, order({ stripe_payment_method_id: 'pm_card_chargeDeclined' }))
  const read = async () => (await subscriptionsOf(provider, user.id))[0]!
  return { user, headers, read, ...stripeObjects(provider, await read()) }
}

/** The objects that Stripe would send about an attempt. */
export function stripeObjects(provider: TestProvider, attempt: typeof subscriptions.$inferSelect) {
  const seconds = (offset = 0) => Math.floor(provider.clock.now().getTime() / 1000) + offset
  const subscription = (status: string, more: object = {}) => ({
    id: attempt.gatewaySubscriptionId,
    object: 'subscription',
    status,
    cancel_at_period_end: false,
    items: { data: [{ current_period_end: seconds(30 * 86_400) }] },
    ...more,
  })
  const invoice = (reason = 'subscription_cycle') => ({
    object: 'invoice',
    billing_reason: reason,
    parent: { subscription_details: { subscription: attempt.gatewaySubscriptionId } },
  })
  const event = (type: string, object: object, created = seconds()) => ({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created,
    data: { object },
  })
  const active = () => event('customer.subscription.updated', subscription('active'))
  return { attempt, seconds, subscription, invoice, event, active }
}

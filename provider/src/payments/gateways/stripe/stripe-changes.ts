import type Stripe from 'stripe'
import { PaymentRejectedError, type PlanChange } from '../../gateway'
import type { GatewaySubscription } from '../../gateway-state'
import { idOf } from './id-of'
import { voidInvoice } from './stripe-endings'
import { declinedPayment } from './stripe-errors'
import { previewChange, recurringOf, seconds } from './stripe-previews'
import { setPause } from './stripe-settings'
import { readSubscription, toGatewaySubscription } from './stripe-subscription-state'

const expand = ['latest_invoice.confirmation_secret']

/**
 * The subscription after an update that takes effect with its payment. One whose card was declined
 * is given up, and the rejection thrown.
 */
async function settleUpdate(
  stripe: Stripe,
  updated: Stripe.Subscription,
  at: Date,
  undo: () => Promise<unknown> = () => Promise.resolve(),
): Promise<GatewaySubscription> {
  const result = toGatewaySubscription(updated, at)
  if (!result.pendingChange) return result
  const intentId = result.pendingChange.clientSecret.split('_secret_')[0]!
  const intent = await stripe.paymentIntents.retrieve(intentId)
  if (intent.status !== 'requires_payment_method') return result
  await voidInvoice(stripe, idOf(updated.latest_invoice)!)
  await undo()
  throw declinedPayment(intent.last_payment_error)
}

/** A price of its own for a change: its metadata tell reads and webhooks which plan it is. */
async function createPrice(
  stripe: Stripe,
  change: PlanChange & { reference: string },
  { product, currency }: { product: string; currency: string },
): Promise<string> {
  const { plan, brandId, reference } = change
  const { id } = await stripe.prices.create(
    {
      product,
      currency,
      unit_amount: change.price,
      recurring: recurringOf(change),
      tax_behavior: 'exclusive',
      metadata: {
        change_reference: reference,
        plan_id: plan.id,
        plan_type: plan.planType,
        ...(brandId !== null && { brand_id: brandId }),
      },
    },
    { idempotencyKey: `price-${reference}` },
  )
  return id
}

/** Changes the plan with the payment of what is due; the reference makes a repetition the same. */
export async function changePlan(
  stripe: Stripe,
  id: string,
  change: PlanChange & { reference: string; at: Date; due: number },
  { product, now }: { product: string; now: () => Date },
): Promise<GatewaySubscription> {
  const { reference, at } = change
  const current = await readSubscription(stripe, id, now())
  if (current.state.plan?.reference === reference || current.pendingChange) return current
  const { items } = await stripe.subscriptions.retrieve(id)
  const [item] = items.data
  const { due } = change
  const preview = await previewChange(stripe, id, change, { product, at, credit: 0 })
  if (preview.dueToday.amount !== due)
    throw new PaymentRejectedError('price_changed', 'price_changed')
  const price = await createPrice(stripe, change, { product, currency: item!.price.currency })
  const updated = await stripe.subscriptions.update(
    id,
    {
      items: [{ id: item!.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: seconds(at),
      payment_behavior: 'pending_if_incomplete',
      expand,
    },
    { idempotencyKey: `change-${reference}` },
  )
  return settleUpdate(stripe, updated, now())
}

/** Pauses again what was to go on, by what the pause has left in the metadata. */
async function pauseAgain(stripe: Stripe, object: Stripe.Subscription, at: Date) {
  const { pause_starts_at: from, pause_ends_at: until } = object.metadata
  if (!from || !until) return
  const pause = {
    startsAt: new Date(Number(from) * 1000),
    endsAt: new Date(Number(until) * 1000),
  }
  await setPause(stripe, object.id, pause, at)
}

/**
 * Ends a pause: Stripe collects again, and a new period is paid and begins now. When the card is
 * declined, the pause goes on.
 */
export async function resume(
  stripe: Stripe,
  id: string,
  { reference }: { reference: string },
  now: () => Date,
): Promise<GatewaySubscription> {
  const before = await stripe.subscriptions.retrieve(id, { expand })
  if (before.pending_update) return toGatewaySubscription(before, now())
  if (!before.pause_collection && before.metadata.resume_reference !== reference)
    return toGatewaySubscription(before, now())
  await stripe.subscriptions.update(
    id,
    { pause_collection: '', metadata: { resume_reference: reference } },
    { idempotencyKey: `collect-${reference}` },
  )
  const updated = await stripe.subscriptions.update(
    id,
    {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'pending_if_incomplete',
      expand,
    },
    { idempotencyKey: `resume-${reference}` },
  )
  return settleUpdate(stripe, updated, now(), () => pauseAgain(stripe, before, now()))
}

/**
 * Gives up a change that waits for its payment, by voiding its invoice; Stripe does that only while
 * it is unpaid. A pause that was to end goes on.
 */
export async function abandonChange(
  stripe: Stripe,
  id: string,
  now: () => Date,
): Promise<GatewaySubscription> {
  const current = await stripe.subscriptions.retrieve(id)
  if (!current.pending_update) return readSubscription(stripe, id, now())
  const isVoid = await voidInvoice(stripe, idOf(current.latest_invoice)!)
  if (isVoid && !current.pending_update.subscription_items) await pauseAgain(stripe, current, now())
  return readSubscription(stripe, id, now())
}

import type Stripe from 'stripe'
import { addInterval } from '../../period'
import {
  type ChangePreview,
  type GatewaySubscription,
  PaymentRejectedError,
  type PlanChange,
} from '../../gateway'
import type { PaymentLine } from '../../../db/schema/sandbox-payments'
import { idOf } from './id-of'
import { taxOf } from './read-payments'
import { declinedPayment } from './stripe-errors'
import { readSubscription, toGatewaySubscription, voidInvoice } from './stripe-subscriptions'
import { setPause } from './stripe-settings'

const expand = ['latest_invoice.confirmation_secret']

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

const recurringOf = ({ plan }: PlanChange) => ({
  interval: plan.interval,
  interval_count: plan.intervalCount,
})

/** The new price as a preview takes it, which stores nothing at Stripe. */
const previewItems = (
  { id, price: { currency } }: Stripe.SubscriptionItem,
  change: PlanChange,
  product: string,
): Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item[] => [
  {
    id,
    price_data: {
      product,
      currency,
      unit_amount: change.price,
      recurring: recurringOf(change),
      tax_behavior: 'exclusive',
    },
  },
]

/** The lines of an invoice in our terms; they add up to what is due, or to minus the credit. */
function linesOf(invoice: Stripe.Invoice): PaymentLine[] {
  const items = invoice.lines.data.map(({ amount }) => ({
    code: amount < 0 ? ('unused_time' as const) : ('plan' as const),
    amount,
  }))
  const discounts = invoice.total_discount_amounts ?? []
  const used = invoice.total > 0 ? invoice.amount_due - invoice.total : 0
  const lines: PaymentLine[] = [
    ...items,
    { code: 'discount', amount: -discounts.reduce((sum, { amount }) => sum + amount, 0) },
    { code: 'tax', amount: taxOf(invoice) },
    { code: 'credit', amount: used },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** The part of what is due that is tax, when credit pays a part of the total. */
const taxDue = (invoice: Stripe.Invoice, due: number) =>
  invoice.total > 0 ? Math.round((taxOf(invoice) * due) / invoice.total) : 0

/** What a change would charge at `at`, and the payment after it, by Stripe's own previews. */
export async function previewChange(
  stripe: Stripe,
  id: string,
  change: PlanChange,
  { product, at }: { product: string; at: Date },
): Promise<ChangePreview> {
  const { items, status } = await stripe.subscriptions.retrieve(id)
  const [item] = items.data
  const details = { items: previewItems(item!, change, product) }
  const [today, recurring] = await Promise.all([
    stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        ...details,
        proration_behavior: 'always_invoice',
        proration_date: seconds(at),
      },
    }),
    stripe.invoices.createPreview({
      subscription: id,
      preview_mode: 'recurring',
      subscription_details: details,
    }),
  ])
  const { interval, interval_count: count } = item!.price.recurring!
  const keepsPeriod =
    status === 'trialing' ||
    (interval === change.plan.interval && count === change.plan.intervalCount)
  const dueToday = Math.max(0, today.amount_due)
  const given = Math.max(0, -today.total)
  const used = today.total > 0 ? today.total - dueToday : 0
  const left = Math.max(0, -today.starting_balance) - used + given
  const next = Math.max(0, recurring.total - left)
  return {
    at,
    dueToday: { amount: dueToday, tax: taxDue(today, dueToday) },
    credit: given,
    lines: linesOf(today),
    next: {
      amount: next,
      tax: taxDue(recurring, next),
      at: keepsPeriod
        ? new Date(item!.current_period_end * 1000)
        : addInterval(at, change.plan.interval, change.plan.intervalCount),
    },
  }
}

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
  const preview = await previewChange(stripe, id, change, { product, at })
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

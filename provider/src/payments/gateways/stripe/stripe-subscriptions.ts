import Stripe from 'stripe'
import type { GatewayCancel } from '../../../db/schema/subscriptions'
import type { GatewayState, GatewaySubscription, NewSubscription } from '../../gateway'
import { parseSubscriptionUpdate } from '../../webhooks/stripe-event'
import { idOf } from './id-of'
import { listPaidInvoices } from './read-payments'
import { hasCode } from './stripe-errors'

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

/**
 * The product of a plan, created at its first sale; each subscription carries its own price. Returns
 * the product's id.
 */
export async function ensureProduct(
  stripe: Stripe,
  plan: Pick<NewSubscription['plan'], 'id' | 'name'>,
): Promise<string> {
  const id = `xplus_plan_${plan.id}`
  try {
    await stripe.products.create({ id, name: plan.name }, { idempotencyKey: `product-${id}` })
  } catch (error) {
    if (!hasCode(error, 'resource_already_exists')) throw error
  }
  return id
}

/**
 * A code that discounts one invoice is used up by the first, which in a trial is one of nothing.
 * Then it is added when that invoice exists, so that the first payment has it.
 */
const isDiscountedLater = ({ trialDays, promotionCode }: NewSubscription): boolean =>
  trialDays > 0 && promotionCode?.duration === 'once'

/** Adds the code to the invoices to come. A subscription whose code Stripe rejects is ended. */
async function addDiscount(
  stripe: Stripe,
  id: string,
  { reference, promotionCode }: NewSubscription,
): Promise<Stripe.Subscription> {
  const discounts = [{ promotion_code: promotionCode!.stripeId }]
  try {
    return await stripe.subscriptions.update(
      id,
      { discounts, expand },
      { idempotencyKey: `discount-${reference}` },
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      await endSubscription(stripe, id, 'cancel')
    throw error
  }
}

function toParams(
  input: NewSubscription,
  product: string,
  automaticTax: boolean,
): Stripe.SubscriptionCreateParams {
  const { trialDays, promotionCode } = input
  const price: Stripe.SubscriptionCreateParams.Item.PriceData = {
    product,
    currency: input.currency,
    unit_amount: input.amounts.price,
    recurring: { interval: input.plan.interval, interval_count: input.plan.intervalCount },
    tax_behavior: 'exclusive',
  }
  const discounted = promotionCode && !isDiscountedLater(input)
  return {
    customer: input.customerId,
    items: [{ price_data: price, quantity: 1 }],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      // Wallets pay with cards too; whatever else the account offers is not for subscriptions here.
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    automatic_tax: { enabled: automaticTax },
    metadata: { reference: input.reference },
    expand,
    ...(trialDays > 0 && { trial_period_days: trialDays }),
    ...(discounted && { discounts: [{ promotion_code: promotionCode.stripeId }] }),
  }
}

/**
 * Opens the subscription of a reference. Nothing is charged here: the payer's browser confirms the
 * first payment with its secret. The parameters do not depend on the card, so that the idempotency
 * key always finds the first call.
 */
export async function createSubscription(
  stripe: Stripe,
  input: NewSubscription,
  options: { product: string; automaticTax: boolean; at: Date },
): Promise<GatewaySubscription> {
  const created = await stripe.subscriptions.create(
    toParams(input, options.product, options.automaticTax),
    { idempotencyKey: `subscription-${input.reference}` },
  )
  const opened = isDiscountedLater(input) ? await addDiscount(stripe, created.id, input) : created
  return toGatewaySubscription(opened, options.at)
}

export async function readSubscription(
  stripe: Stripe,
  id: string,
  at: Date,
): Promise<GatewaySubscription> {
  return toGatewaySubscription(await stripe.subscriptions.retrieve(id, { expand }), at)
}

/**
 * Voids an invoice; false when it is paid. Stripe does that only while it is unpaid, which decides
 * every race with a payment.
 */
export async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(invoiceId)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}

/** Ends an unpaid attempt; one that was paid, or is being paid, stays and is returned as it is. */
export async function abandonSubscription(
  stripe: Stripe,
  id: string,
  now: () => Date,
): Promise<GatewaySubscription> {
  const current = await stripe.subscriptions.retrieve(id)
  if (current.status !== 'incomplete') return toGatewaySubscription(current, now())
  const invoiceId = idOf(current.latest_invoice)
  const voided = invoiceId ? await voidInvoice(stripe, invoiceId) : true
  const after = await stripe.subscriptions.retrieve(id)
  if (voided && after.status === 'incomplete')
    return toGatewaySubscription(await stripe.subscriptions.cancel(id), now())
  return toGatewaySubscription(after, now())
}

/** Returns a payment, also when it has been returned before. */
async function refundPayment(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: intentId },
      { idempotencyKey: `refund-${intentId}` },
    )
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error
  }
}

/**
 * Ends a subscription at once, also one that has ended before; `refund` returns what it has paid,
 * `credit` the rest of its period to the customer's balance.
 */
export async function endSubscription(
  stripe: Stripe,
  id: string,
  how: GatewayCancel,
): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(
      id,
      how === 'credit' ? { invoice_now: true, prorate: true } : {},
    )
  if (how !== 'refund') return
  const paid = await listPaidInvoices(stripe, id)
  for (const intentId of paid.flatMap(({ intents }) => intents))
    await refundPayment(stripe, intentId)
}

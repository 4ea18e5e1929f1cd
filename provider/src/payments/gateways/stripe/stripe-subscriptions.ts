import Stripe from 'stripe'
import type { GatewaySubscription, NewSubscription } from '../../gateway'
import { parseSubscriptionUpdate } from '../../webhooks/stripe-event'

const expand = ['latest_invoice.confirmation_secret']

/** The id of an object that Stripe returns expanded or as its id. */
export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id

/** A client secret starts with the payment's id. */
const intentIdOf = (clientSecret: string | undefined) => clientSecret?.split('_secret_')[0]

function toGatewaySubscription(object: Stripe.Subscription, at: Date): GatewaySubscription {
  const { state } = parseSubscriptionUpdate(object, at)
  const invoice = typeof object.latest_invoice === 'object' ? object.latest_invoice : null
  const clientSecret = invoice?.confirmation_secret?.client_secret
  return {
    id: object.id,
    intentId: intentIdOf(clientSecret),
    clientSecret: state.status === 'incomplete' ? clientSecret : undefined,
    state,
  }
}

/** The product of a plan, created at its first sale. Each subscription carries its own price. */
async function ensureProduct(stripe: Stripe, plan: NewSubscription['plan']): Promise<string> {
  const id = `xplus_plan_${plan.id}`
  try {
    await stripe.products.create({ id, name: plan.name }, { idempotencyKey: `product-${id}` })
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!exists) throw error
  }
  return id
}

/**
 * Opens the subscription of a reference. Nothing is charged here: the payer's browser confirms the
 * first payment with its secret. The parameters do not depend on the card, so that the idempotency
 * key always finds the first call.
 */
export async function createSubscription(
  stripe: Stripe,
  input: NewSubscription,
  options: { automaticTax: boolean; at: Date },
): Promise<GatewaySubscription> {
  const product = await ensureProduct(stripe, input.plan)
  const { interval, intervalCount } = input.plan
  const price: Stripe.SubscriptionCreateParams.Item.PriceData = {
    product,
    currency: input.currency,
    unit_amount: input.amounts.price,
    recurring: { interval, interval_count: intervalCount },
    tax_behavior: 'exclusive',
  }
  const created = await stripe.subscriptions.create(
    {
      customer: input.customerId,
      items: [{ price_data: price, quantity: 1 }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      automatic_tax: { enabled: options.automaticTax },
      metadata: { reference: input.reference },
      expand,
      ...(input.trialDays > 0 && { trial_period_days: input.trialDays }),
      ...(input.promotionCode && { discounts: [{ promotion_code: input.promotionCode.stripeId }] }),
    },
    { idempotencyKey: `subscription-${input.reference}` },
  )
  return toGatewaySubscription(created, options.at)
}

export async function readSubscription(
  stripe: Stripe,
  id: string,
  at: Date,
): Promise<GatewaySubscription> {
  return toGatewaySubscription(await stripe.subscriptions.retrieve(id, { expand }), at)
}

/**
 * Voids the first invoice. Stripe does that only while it is unpaid, which decides every race with
 * a payment.
 */
async function voidFirstInvoice(stripe: Stripe, invoiceId: string): Promise<boolean> {
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
  const voided = invoiceId ? await voidFirstInvoice(stripe, invoiceId) : true
  const after = await stripe.subscriptions.retrieve(id)
  if (voided && after.status === 'incomplete')
    return toGatewaySubscription(await stripe.subscriptions.cancel(id), now())
  return toGatewaySubscription(after, now())
}

async function refundFirstPayment(stripe: Stripe, id: string) {
  const found = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
  const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null
  for (const { status, payment } of invoice?.payments?.data ?? []) {
    const intentId = idOf(payment.payment_intent)
    if (status === 'paid' && intentId)
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${id}` })
  }
}

/** Ends a subscription at once, also one that has ended before; `refund` returns its payment. */
export async function endSubscription(stripe: Stripe, id: string, refund: boolean): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(id)
  if (refund) await refundFirstPayment(stripe, id)
}

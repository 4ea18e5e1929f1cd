import Stripe from 'stripe'
import type { NewSubscription } from '../../gateway'
import type { GatewaySubscription } from '../../gateway-state'
import { endSubscription } from './stripe-endings'
import { hasCode } from './stripe-errors'
import { toGatewaySubscription } from './stripe-subscription-state'

const expand = ['latest_invoice.confirmation_secret']

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

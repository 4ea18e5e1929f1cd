import { z } from '@hono/zod-openapi'
import { bodyId, currency, languageTag, orNull } from '../../http/contract'
import { optionalLine } from '../../http/validation'
import type { PurchaseRequest } from '../../payments/purchase/find-offer'

const addressLine = optionalLine(200)

/** A billing address as the payer sends it; every part is optional. */
export const BillingAddress = z
  .object({
    line1: addressLine,
    line2: addressLine,
    city: addressLine,
    state: addressLine,
    postal_code: addressLine,
    country: addressLine,
  })
  .openapi('BillingAddress')

const optionalText = optionalLine(255)
const optionalId = bodyId.nullish().transform((value) => value ?? undefined)

const NewSubscription = z.object({
  subscription_plan_id: bodyId,
  currency: z.string().min(3, 'unknown').max(3, 'unknown'),
  stripe_payment_method_id: optionalText,
  stripe_promotion_code_id: optionalText,
  marketing_offer_id: optionalId.openapi({
    description:
      'The offer that is taken. Its promotion counts without `stripe_promotion_code_id`, which can name no other; an offer that is not open to the payer, or is of another plan or brand, is refused with `offer_not_available`.',
  }),
  brand_id: optionalId,
  studio_id: optionalId,
  address: BillingAddress.nullish().transform((value) => value ?? undefined),
  expected: z.object({ due_today: z.number(), first_payment: z.number() }).nullish().openapi({
    description:
      'What the payer was shown, tax included, in major units. A purchase that would take another amount is refused with `price_changed`.',
  }),
})

/** The body of a purchase. Unknown keys, such as a price, are ignored. */
export const PurchaseBody = z
  .object({
    subscription: NewSubscription,
    referrer_id: optionalText,
    impact_click_id: optionalText,
  })
  .openapi('Purchase')

const PublicBuyerBody = z
  .object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    legal_agreement_ids: z.array(z.number().int()).max(20),
  })
  .partial()
  .openapi('PublicBuyer', { description: 'Who buys. Ignored when the request has a session.' })

/** The body of a purchase without a session. */
export const PublicPurchaseBody = PurchaseBody.extend({
  subscription: NewSubscription.extend({ user: PublicBuyerBody.nullish() }),
}).openapi('PublicPurchase')

/** What the payer chose, from the body of a purchase. */
export function toPurchaseRequest(body: z.infer<typeof PurchaseBody>): PurchaseRequest {
  const { subscription, referrer_id: referrerId, impact_click_id: impactClickId } = body
  return {
    planId: subscription.subscription_plan_id,
    currency: subscription.currency,
    brandId: subscription.brand_id,
    studioId: subscription.studio_id,
    paymentMethodId: subscription.stripe_payment_method_id,
    stripePromotionCodeId: subscription.stripe_promotion_code_id,
    marketingOfferId: subscription.marketing_offer_id,
    address: subscription.address,
    expected: subscription.expected,
    referrerId,
    impactClickId,
  }
}

const timestamp = z.iso.datetime().nullable()
const Ref = z.object({ id: z.number().int(), external_id: z.string(), name: z.string() })

const Charge = z
  .object({
    amount: z.number(),
    tax: z.number(),
    currency,
    at: z.iso.datetime(),
  })
  .openapi('Charge', { description: 'Decimal major units; `tax` is a part of `amount`.' })

/** A subscription as its owner sees it. */
export const Subscription = z
  .object({
    id: z.number().int(),
    status: z.enum(['active', 'incomplete', 'past_due', 'canceled']),
    in_trial: z.boolean(),
    created_at: z.iso.datetime(),
    current_period_end: timestamp,
    cancel_at_period_end: z.boolean(),
    canceled_at: timestamp,
    charged: orNull(Charge).openapi({
      description:
        'What it has taken so far by the records of the card gateway, and when last; null when nothing, or when that went back.',
    }),
    next_charge: orNull(Charge).openapi({
      description:
        'What it takes next, tax included, and when: the first payment while a trial runs. Null when nothing follows: unpaid, past due, ended, or ending with its period.',
    }),
    amount_due: orNull(Charge.omit({ at: true })).openapi({
      description:
        'What a past-due one owes by the records of the card gateway, tax included; else null.',
    }),
    brand: Ref.nullable(),
    stripe_details: z.object({
      stripe_customer_id: z.string().nullable(),
      stripe_payment_intent_client_secret: z.string().nullable(),
    }),
    subscription_plan: z.object({
      id: z.number().int(),
      name: z.string(),
      language: languageTag,
      plan_type: z.enum(['all', 'single']),
      price: z.number(),
      currency,
      interval: z.enum(['month', 'year']),
      interval_count: z.int(),
    }),
  })
  .openapi('Subscription')

/** What anyone who has the random id may see. */
export const PublicSubscription = z
  .object({
    id: z.string(),
    status: Subscription.shape.status,
    subscription_plan: z.object({ price: z.number() }),
    charged: Subscription.shape.charged,
    next_charge: Subscription.shape.next_charge,
  })
  .openapi('PublicSubscription')

/** The same for the browser that buys, which may have to confirm the payment. */
export const PublicPurchase = PublicSubscription.extend({
  stripe_details: Subscription.shape.stripe_details,
}).openapi('StartedPublicPurchase')

import type Stripe from 'stripe'

/**
 * The requests that the server takes, by method and path, with the parameters of Stripe's own
 * interface that they may have. Anything else is refused. `npm run stripe:schemas` makes the JSON
 * Schemas from this type.
 */
export type Requests = {
  'POST /v1/customers': Pick<Stripe.CustomerCreateParams, 'email' | 'name' | 'metadata'>
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams
  'POST /v1/customers/:id': Pick<Stripe.CustomerUpdateParams, 'address' | 'invoice_settings'>
  'POST /v1/payment_methods': Card
  'GET /v1/payment_methods': Pick<Stripe.PaymentMethodListParams, 'customer' | 'type' | 'limit'>
  'GET /v1/payment_methods/:id': Stripe.PaymentMethodRetrieveParams
  'POST /v1/payment_methods/:id/attach': Stripe.PaymentMethodAttachParams
  'POST /v1/payment_methods/:id/detach': Stripe.PaymentMethodDetachParams
  'POST /v1/setup_intents': Pick<
    Stripe.SetupIntentCreateParams,
    | 'allowed_payment_method_types'
    | 'confirm'
    | 'customer'
    | 'payment_method'
    | 'usage'
    | 'use_stripe_sdk'
  >
  'GET /v1/setup_intents/:id': Pick<Stripe.SetupIntentRetrieveParams, 'expand'>
  'POST /v1/setup_intents/:id/confirm': Pick<
    Stripe.SetupIntentConfirmParams,
    'payment_method' | 'use_stripe_sdk'
  >
  'POST /v1/products': Pick<Stripe.ProductCreateParams, 'id' | 'name'>
  'POST /v1/prices': Pick<
    Stripe.PriceCreateParams,
    'currency' | 'metadata' | 'product' | 'recurring' | 'tax_behavior' | 'unit_amount'
  >
  'POST /v1/subscriptions': Pick<
    Stripe.SubscriptionCreateParams,
    | 'automatic_tax'
    | 'customer'
    | 'discounts'
    | 'expand'
    | 'items'
    | 'metadata'
    | 'payment_behavior'
    | 'trial_period_days'
    | 'trial_settings'
  > &
    SubscriptionPaymentSettings
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Pick<
    Stripe.SubscriptionUpdateParams,
    | 'billing_cycle_anchor'
    | 'cancel_at_period_end'
    | 'default_payment_method'
    | 'discounts'
    | 'expand'
    | 'items'
    | 'metadata'
    | 'pause_collection'
    | 'payment_behavior'
    | 'proration_behavior'
    | 'proration_date'
  >
  'DELETE /v1/subscriptions/:id': Pick<
    Stripe.SubscriptionCancelParams,
    'expand' | 'invoice_now' | 'prorate'
  >
  'GET /v1/invoices': Pick<Stripe.InvoiceListParams, Page | 'expand' | 'status' | 'subscription'>
  'POST /v1/invoices/create_preview': Pick<
    Stripe.InvoiceCreatePreviewParams,
    'preview_mode' | 'subscription' | 'subscription_details'
  >
  'POST /v1/invoices/:id/pay': Pick<Stripe.InvoicePayParams, 'off_session'>
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams
  'GET /v1/invoice_payments': Pick<Stripe.InvoicePaymentListParams, 'expand' | 'limit' | 'payment'>
  'GET /v1/charges': Pick<Stripe.ChargeListParams, Page | 'customer'>
  'POST /v1/refunds': Pick<Stripe.RefundCreateParams, 'payment_intent'>
  'POST /v1/tax/calculations': Pick<
    Stripe.Tax.CalculationCreateParams,
    'currency' | 'customer_details' | 'line_items'
  >
  'GET /v1/payment_intents/:id': Pick<Stripe.PaymentIntentRetrieveParams, 'client_secret'> &
    Partial<Browser>
  'POST /v1/payment_intents/:id/confirm': Pick<
    Stripe.PaymentIntentConfirmParams,
    'payment_method' | 'use_stripe_sdk'
  > &
    Pick<Stripe.PaymentIntentRetrieveParams, 'client_secret'> &
    Browser
}

type Page = 'limit' | 'starting_after' | 'ending_before'

/** Stripe's browser library names the account by its publishable key. */
type Browser = { key: string }

type Card = Pick<Stripe.PaymentMethodCreateParams, 'billing_details' | 'card'> & {
  type: 'card'
} & Browser

type SubscriptionPaymentSettings = {
  payment_settings?: Pick<
    Stripe.SubscriptionCreateParams.PaymentSettings,
    'payment_method_types' | 'save_default_payment_method'
  >
}

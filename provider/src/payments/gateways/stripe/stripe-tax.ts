import Stripe from 'stripe'
import type { BillingAddress } from '../../../db/schema/subscriptions'
import type { TaxEstimate, TaxRequest } from '../../gateway'

// The payer waits for it, and may ask again.
const requestOptions = { timeout: 5000, maxNetworkRetries: 1 }

// Elsewhere Stripe Tax finds the rate by country and postal code.
const byFullAddress = new Set(['CA', 'US'])

/** Whether Stripe Tax needs the whole address in a country, given by its two-letter code. */
export const needsFullAddress = (country: string): boolean => byFullAddress.has(country)

/** An address as Stripe takes it: no empty parts. */
export function toStripeAddress(address: BillingAddress) {
  const { country = '', ...parts } = address
  return { country, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) }
}

/** The tax on an amount by Stripe Tax. A calculation stores nothing at Stripe. */
export async function estimateTax(
  stripe: Stripe,
  { address, currency, amount }: TaxRequest,
): Promise<TaxEstimate> {
  const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } =
    Stripe.errors
  try {
    const { tax_amount_exclusive } = await stripe.tax.calculations.create(
      {
        currency,
        line_items: [{ amount, reference: 'subscription', tax_behavior: 'exclusive' }],
        customer_details: { address_source: 'billing', address: toStripeAddress(address) },
      },
      requestOptions,
    )
    return { amount: tax_amount_exclusive }
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) return { messages: ['postal_code_unknown'] }
    const isDown = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    )
    if (isDown) return { unavailable: true }
    throw error
  }
}

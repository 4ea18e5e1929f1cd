import type Stripe from 'stripe'
import type { BillingAddress } from '../../../src/db/schema/subscriptions'
import { taxAddressMessages, taxRate } from '../../../src/payments/gateways/sandbox/tax'
import { invalidRequest } from './api-error'
import { example } from './present'
import type { Requests } from './requests'

/** The tax on an amount at an address, in minor units. Throws when the address is not known. */
export function taxOn(amount: number, address: BillingAddress | null, param?: string): number {
  if (!address || taxAddressMessages(address).length > 0)
    throw invalidRequest("The customer's location isn't recognized.", {
      code: 'customer_tax_location_invalid',
      ...(param && { param }),
    })
  return Math.round((amount * taxRate(address)) / 1_000_000)
}

/** A calculation of Stripe Tax, which stores nothing here. */
export function calculateTax(
  request: Requests['POST /v1/tax/calculations'],
): Stripe.Tax.Calculation {
  const { currency, line_items: items, customer_details: details } = request
  const address = (details?.address ?? null) as BillingAddress | null
  const amount = items.reduce((sum, item) => sum + (item.amount ?? 0), 0)
  const tax = taxOn(amount, address, 'customer_details[address]')
  return example('tax.calculation', {
    currency,
    amount_total: amount + tax,
    tax_amount_exclusive: tax,
  })
}

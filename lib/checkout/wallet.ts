import type { LineItem } from '@stripe/stripe-js'
import type { Address } from '@/lib/api/address'
import { toMinorUnits } from '@/lib/billing/money'
import type { ChargeTerms } from './charge-terms'
import type { OrderSummary } from './order-summary'
import type { BuyerValues } from './payment-fields'

/** A card that the payer has confirmed in a wallet, saved at the card provider. */
export type WalletCard = {
  paymentMethodId: string
  brand: string
  last4: string
  name: string
  email: string | null
  address: Partial<Address>
}

/** What a wallet shows of an order, in minor units of its currency. */
export function walletTerms(
  summary: OrderSummary,
  texts: { plan: string; tax: string; beforeTax: string },
): { amount: number; lineItems: LineItem[] } {
  const minor = (amount: number) => toMinorUnits(amount, summary.currency)
  const { charges, price, discount, tax, trialDays } = summary
  const net = minor(price) - minor(discount)
  if (trialDays > 0) return { amount: 0, lineItems: [{ name: texts.plan, amount: 0 }] }
  if (charges === null) return { amount: net, lineItems: [{ name: texts.beforeTax, amount: net }] }
  return {
    amount: minor(charges.today),
    lineItems: [
      { name: texts.plan, amount: net },
      ...(tax ? [{ name: texts.tax, amount: minor(tax) }] : []),
    ],
  }
}

/** Whether two orders charge the same amounts, now and later. */
export function chargesAlike(one: ChargeTerms | null, other: ChargeTerms | null): boolean {
  if (one === null || other === null) return false
  return (
    one.currency === other.currency &&
    one.today === other.today &&
    one.first === other.first &&
    (one.intro?.amount ?? null) === (other.intro?.amount ?? null) &&
    (one.regular?.amount ?? null) === (other.regular?.amount ?? null)
  )
}

/** The empty ones of a buyer's fields, with what the wallet says about them. */
export function buyerFromWallet(
  { name, email }: Pick<WalletCard, 'name' | 'email'>,
  typed: BuyerValues,
): Partial<BuyerValues> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const known: BuyerValues = { email: email ?? '', firstName, lastName: rest.join(' ') }
  return Object.fromEntries(
    Object.entries(known).filter(
      ([field, value]) => value !== '' && typed[field as keyof BuyerValues].trim() === '',
    ),
  )
}

/** Whether this browser knows wallets at all; only the card provider knows whether one is set up. */
export const canHaveWallet = (browser: object): boolean =>
  'PaymentRequest' in browser || 'ApplePaySession' in browser

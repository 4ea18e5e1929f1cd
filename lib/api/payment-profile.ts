import type { Api } from './client'
import { partialAddress } from './address'
import { type Page, page } from './paging'
import {
  boolean,
  id,
  integer,
  object,
  orNull,
  type Infer,
  single,
  string,
  withDefault,
} from './schema'

const paymentProfile = object({
  stripeCustomer: orNull(object({ defaultCurrency: orNull(string) })),
})
/** What the card provider knows about the payer. Specification 3. */
export type PaymentProfile = Infer<typeof paymentProfile>

const card = object({
  id,
  brand: string,
  last4: string,
  expMonth: integer,
  expYear: integer,
  default: withDefault(boolean, false),
  billingDetails: orNull(object({ name: orNull(string), address: orNull(partialAddress) })),
})
/** A saved card, without its number. */
export type Card = Infer<typeof card>

export function getPaymentProfile(api: Api): Promise<PaymentProfile> {
  return api.get('/v1/payment_profile', { decode: single(paymentProfile) })
}

export function listCards(api: Api): Promise<Page<Card>> {
  return api.get('/v1/payment_profiles', { decode: page(card) })
}

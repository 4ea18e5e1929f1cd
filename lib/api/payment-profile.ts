import type { Api } from '@/lib/api/client'
import { partialAddress } from '@/lib/api/address'
import { type Page, page } from '@/lib/api/paging'
import {
  flag,
  id,
  integer,
  object,
  optional,
  type Shape,
  single,
  text,
  withDefault,
} from '@/lib/api/shape'

const paymentProfile = object({
  stripeCustomer: withDefault(
    optional(object({ defaultCurrency: withDefault(optional(text), null) })),
    null,
  ),
})
/** What the card provider knows of the payer. Specification 3. */
export type PaymentProfile = Shape<typeof paymentProfile>

const card = object({
  id,
  brand: text,
  last4: text,
  expMonth: integer,
  expYear: integer,
  default: withDefault(flag, false),
  billingDetails: withDefault(
    optional(
      object({
        name: withDefault(optional(text), null),
        address: withDefault(optional(partialAddress), null),
      }),
    ),
    null,
  ),
})
/** A card on file; never its number. */
export type Card = Shape<typeof card>

export function getPaymentProfile(api: Api): Promise<PaymentProfile> {
  return api.get('/v1/payment_profile', {
    decode: single(paymentProfile),
  })
}

export function listCards(api: Api): Promise<Page<Card>> {
  return api.get('/v1/payment_profiles', { decode: page(card) })
}

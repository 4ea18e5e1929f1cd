import type { Api } from '@/lib/api/client'
import { object, optional, type Shape, single, text, withDefault } from '@/lib/api/shape'

const paymentProfile = object({
  stripeCustomer: withDefault(
    optional(object({ defaultCurrency: withDefault(optional(text), null) })),
    null,
  ),
})
/** What the card provider knows of the payer. Specification 3. */
export type PaymentProfile = Shape<typeof paymentProfile>

export function getPaymentProfile(api: Api): Promise<PaymentProfile> {
  return api.get('/v1/payment_profile', { decode: single(paymentProfile) })
}

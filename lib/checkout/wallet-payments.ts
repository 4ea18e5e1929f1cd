import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import type { CardResponse } from './card-payments'
import { cardFailure, defaultFailure } from './failure'
import type { WalletCard } from './wallet'

/** Saves the card that the payer has confirmed in a wallet at the card provider. */
export async function createWalletCard(
  stripe: Stripe,
  elements: StripeElements,
  { billingDetails }: Pick<StripeExpressCheckoutElementConfirmEvent, 'billingDetails'>,
): Promise<CardResponse<WalletCard>> {
  const { error: invalid } = await elements.submit()
  if (invalid) return { ok: false, failure: cardFailure(invalid) }
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
  if (error) return { ok: false, failure: cardFailure(error) }
  if (!paymentMethod) return { ok: false, failure: defaultFailure }
  const { id, card } = paymentMethod
  const payer = billingDetails ?? paymentMethod.billing_details
  const { postal_code: postalCode, ...address } = payer.address ?? {}
  const filled = Object.entries({ ...address, postalCode }).filter(([, value]) => value)
  return {
    ok: true,
    data: {
      paymentMethodId: id,
      brand: card?.brand ?? '',
      last4: card?.last4 ?? '',
      name: payer.name ?? '',
      email: payer.email ?? null,
      address: Object.fromEntries(filled),
    },
  }
}

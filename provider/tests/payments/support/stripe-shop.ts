import { createStripeGateway } from '../../../src/payments/gateways/stripe/stripe-gateway'
import { startShop } from './shop'
import { startStripeApi } from './stripe-api'
import { webhookSecrets } from './webhooks'

/** A shop that charges by an imitation of Stripe's API, with Stripe Tax. `stop` ends both. */
export async function startStripeShop() {
  const stripe = await startStripeApi()
  const provider = await startShop({
    deps: ({ clock }) => ({
      cards: createStripeGateway({
        secretKey: 'sk_test_x',
        webhookSecrets: [...webhookSecrets],
        automaticTax: true,
        clock,
        api: stripe.api,
      }),
    }),
  })
  const stop = async () => {
    await provider.stop()
    await stripe.stop()
  }
  return { stripe, provider, stop }
}

export const seattle = { country: 'US', state: 'WA', postal_code: '98101' }

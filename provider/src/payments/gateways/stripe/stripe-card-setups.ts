import type Stripe from 'stripe'
import { PaymentRejectedError } from '../../gateway'
import type { CardSetup, DefaultCard } from '../../gateway-cards'
import { idOf } from './id-of'
import { hasCode, toRejection } from './stripe-errors'

/** The card's setup: the first call makes and confirms it, every other one finds it. */
async function ensureSetup(stripe: Stripe, customer: string, card: string) {
  const created = await stripe.setupIntents.create(
    {
      customer,
      payment_method: card,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
      use_stripe_sdk: true,
    },
    { idempotencyKey: `setup-${customer}-${card}` },
  )
  const current = await stripe.setupIntents.retrieve(created.id)
  return current.status === 'requires_payment_method'
    ? stripe.setupIntents.confirm(current.id, { payment_method: card, use_stripe_sdk: true })
    : current
}

/**
 * Stores a card for payments without the payer. Stripe attaches it to the customer once its bank
 * agrees.
 */
export async function createSetup(
  stripe: Stripe,
  { customerId, cardId }: { customerId: string; cardId: string },
): Promise<CardSetup> {
  try {
    const card = await stripe.paymentMethods.retrieve(cardId)
    if (idOf(card.customer) === customerId) return { status: 'stored' }
    const { status, client_secret: clientSecret } = await ensureSetup(stripe, customerId, cardId)
    if (status === 'succeeded') return { status: 'stored' }
    if (status === 'requires_action' && clientSecret) return { status: 'confirm', clientSecret }
  } catch (error) {
    const rejection = toRejection(error)
    // Stripe's message about a card that is unknown, used or another customer's is for developers.
    throw rejection instanceof PaymentRejectedError && rejection.code === 'payment_method_required'
      ? new PaymentRejectedError('card_not_accepted', 'payment_method_required')
      : rejection
  }
  throw new Error('The card is neither stored nor refused')
}

/**
 * Makes a card the one of later payments. A subscription keeps the card of its first payment, which
 * comes before the customer's, so each is told too.
 */
export async function setDefaultCard(stripe: Stripe, input: DefaultCard): Promise<void> {
  const { customerId, cardId: default_payment_method, subscriptionIds } = input
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method } })
  for (const id of subscriptionIds)
    await stripe.subscriptions.update(id, { default_payment_method })
}

/** Removes a card for good; one that is removed already stays so. */
export async function removeCard(stripe: Stripe, cardId: string): Promise<void> {
  const { customer } = await stripe.paymentMethods.retrieve(cardId)
  if (customer) await stripe.paymentMethods.detach(cardId)
}

/** Removes a customer and with it every card; also one that is removed already. */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId)
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error
  }
}

import type Stripe from 'stripe'
import { type Card, type CardCheck, PaymentRejectedError } from '../../gateway'
import { hasCode, toRejection } from './stripe-errors'
import { idOf } from './id-of'

/**
 * A customer's cards, the newest first, and the id of the default one: the customer's own choice,
 * else the newest, because a payment stores its card without making it the default.
 */
async function readCards(stripe: Stripe, customer: string) {
  const [{ data }, found] = await Promise.all([
    stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    stripe.customers.retrieve(customer),
  ])
  const chosen = found.deleted ? undefined : idOf(found.invoice_settings.default_payment_method)
  return { methods: data, defaultId: chosen ?? data[0]?.id }
}

export async function listCards(stripe: Stripe, customer: string): Promise<Card[]> {
  const { methods, defaultId } = await readCards(stripe, customer)
  return methods.flatMap(({ id, card, billing_details: { name, address } }) =>
    card
      ? {
          id,
          brand: card.brand,
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
          isDefault: id === defaultId,
          billingDetails: { name, address: { ...address } },
        }
      : [],
  )
}

/** What Stripe tells a card by, in all of the account; undefined for an unknown card. */
export async function findFingerprint(
  stripe: Stripe,
  { customerId, cardId }: { customerId: string; cardId: string | undefined },
): Promise<string | undefined> {
  if (cardId === undefined) {
    const { methods, defaultId } = await readCards(stripe, customerId)
    return methods.find(({ id }) => id === defaultId)?.card?.fingerprint ?? undefined
  }
  try {
    const { card } = await stripe.paymentMethods.retrieve(cardId)
    return card?.fingerprint ?? undefined
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/** Attaches a card, which its issuer may reject; returns its id. */
async function attachCard(stripe: Stripe, id: string, customer: string): Promise<string> {
  try {
    const { id: attached } = await stripe.paymentMethods.attach(id, { customer })
    return attached
  } catch (error) {
    throw toRejection(error)
  }
}

/**
 * Makes sure that there is a card; one that is to be stored becomes the default of its customer,
 * from which Stripe takes later payments.
 */
export async function checkPaymentMethod(stripe: Stripe, check: CardCheck): Promise<void> {
  const { customerId: customer, paymentMethodId, store } = check
  if (paymentMethodId && !store) return
  const card = paymentMethodId
    ? await attachCard(stripe, paymentMethodId, customer)
    : (await readCards(stripe, customer)).defaultId
  if (!card) throw new PaymentRejectedError('payment_method_required', 'payment_method_required')
  if (store)
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } })
}

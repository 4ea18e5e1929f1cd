import type { PaymentDeps } from '../../deps'
import { HttpError, type FieldErrors } from '../../http/errors'
import { type Card, PaymentRejectedError } from '../gateway'
import type { CardSetup } from '../gateway-cards'
import { type Buyer, ensureCustomer } from '../purchase/payment-customer'
import { makeDefault } from './change-cards'

type AddedCard = { card: Card } | { clientSecret: string }

/** A refusal of the card provider: its own sentence, or the code of one of ours. */
function cardError({ message, code }: PaymentRejectedError): HttpError {
  const base = [message] as FieldErrors['base']
  return new HttpError(422, { errors: { full_messages: base, base }, code })
}

async function store(deps: PaymentDeps, customerId: string, cardId: string): Promise<CardSetup> {
  try {
    return await deps.cards.createSetup({ customerId, cardId })
  } catch (error) {
    throw error instanceof PaymentRejectedError ? cardError(error) : error
  }
}

/**
 * Stores a card of the payer's browser for later payments: the card, or the secret by which the
 * payer confirms it; then the same call again returns the card. The first card of a user is always
 * the default. Throws 422 with the reason of the card's bank.
 */
export async function addCard(
  deps: PaymentDeps,
  buyer: Buyer,
  input: { cardId: string; isDefault: boolean },
): Promise<AddedCard> {
  const customer = await ensureCustomer(deps, buyer)
  const known = await deps.cards.listCards(customer.id)
  const setup = await store(deps, customer.id, input.cardId)
  if (setup.status === 'confirm') return { clientSecret: setup.clientSecret }
  const stored = await deps.cards.listCards(customer.id)
  // A test card of the gateway is stored under another id than it was named by.
  const card =
    stored.find(({ id }) => id === input.cardId) ??
    stored.find(({ id }) => !known.some((other) => other.id === id))
  if (!card) throw new Error('The card that was stored is not listed')
  const isDefault = input.isDefault || stored.length === 1
  return { card: isDefault ? await makeDefault(deps, buyer.id, card.id) : card }
}

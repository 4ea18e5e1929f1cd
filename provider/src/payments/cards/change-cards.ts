import type { PaymentDeps } from '../../deps'
import { invalidForm, notFound } from '../../http/errors'
import type { Card } from '../gateway'
import { hasNextPayment } from '../gateway-state'
import { findCustomer } from '../purchase/payment-customer'
import { liveSubscriptions, type Subscription } from '../state/live-subscriptions'
import { withClaimedCards } from './claim-cards'

/** The live subscriptions that are charged again: those that continue, and those that owe. */
async function chargedSubscriptions(
  { db, cards }: PaymentDeps,
  userId: number,
): Promise<Subscription[]> {
  const live = await liveSubscriptions(db, userId)
  return live.filter(
    (row) => row.gateway === cards.name && (row.status === 'past_due' || hasNextPayment(row)),
  )
}

const gatewayIds = (rows: Subscription[]) =>
  rows.flatMap(({ gatewaySubscriptionId: id }) => id ?? [])

/** The user's customer and its card with an id. Throws 404 for an unknown or another user's card. */
async function findCard(deps: PaymentDeps, userId: number, cardId: string) {
  const customer = await findCustomer(deps, userId)
  const all = customer ? await deps.cards.listCards(customer.id) : []
  const card = all.find(({ id }) => id === cardId)
  if (!customer || !card) throw notFound()
  return { customerId: customer.id, card, others: all.filter(({ id }) => id !== cardId) }
}

/** Makes a card the one that every later payment takes. Returns it. */
export async function makeDefault(
  deps: PaymentDeps,
  userId: number,
  cardId: string,
): Promise<Card> {
  const { customerId, card } = await findCard(deps, userId, cardId)
  await withClaimedCards(deps, userId, async () => {
    const subscriptionIds = gatewayIds(await chargedSubscriptions(deps, userId))
    await deps.cards.setDefaultCard({ customerId, cardId, subscriptionIds })
  })
  return { ...card, isDefault: true }
}

/**
 * Removes a card. The newest of the others takes the place of a default one. Throws 422 for the
 * only card of a subscription that is charged again.
 */
export async function removeCard(deps: PaymentDeps, userId: number, cardId: string): Promise<void> {
  await findCard(deps, userId, cardId)
  await withClaimedCards(deps, userId, async () => {
    const { customerId, others } = await findCard(deps, userId, cardId)
    const charged = await chargedSubscriptions(deps, userId)
    const next = others.find(({ isDefault }) => isDefault) ?? others[0]
    if (charged.length > 0 && !next) throw invalidForm('only_card')
    // Also when another card is removed: a subscription may be charged to it nevertheless.
    if (next) {
      const subscriptionIds = gatewayIds(charged)
      await deps.cards.setDefaultCard({ customerId, cardId: next.id, subscriptionIds })
    }
    await deps.cards.removeCard(cardId)
  })
}

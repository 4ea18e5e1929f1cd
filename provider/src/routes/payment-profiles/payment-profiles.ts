import type { z } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { singlePage } from '../../http/paging'
import { addCard } from '../../payments/cards/add-card'
import { cardExpiry } from '../../payments/cards/card-expiry'
import { makeDefault, removeCard } from '../../payments/cards/change-cards'
import type { Card as GatewayCard } from '../../payments/gateway'
import { findCustomer, loadBuyer } from '../../payments/purchase/payment-customer'
import { addRoute, type Card, changeRoute, listRoute, profileRoute, removeRoute } from './contract'

function present(card: GatewayCard, now: Date): z.infer<typeof Card> {
  const { name, address = {} } = card.billingDetails
  return {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    expires: cardExpiry(card, now),
    default: card.isDefault,
    billing_details: {
      name: name ?? null,
      address: {
        line1: address.line1 ?? null,
        line2: address.line2 ?? null,
        city: address.city ?? null,
        state: address.state ?? null,
        postal_code: address.postal_code ?? null,
        country: address.country ?? null,
      },
    },
  }
}

/** The payer's cards; their ids are the card provider's payment methods. */
export const paymentProfiles = createApi()
  .openapi(listRoute, async (c) => {
    const { deps, user } = c.var
    const customer = await findCustomer(deps, user.id)
    const cards = customer ? await deps.cards.listCards(customer.id) : []
    const now = deps.clock.now()
    return c.json(singlePage(cards.map((card) => present(card, now))), 200)
  })
  .openapi(addRoute, async (c) => {
    const { deps, user } = c.var
    await deps.limits.consume('cardSetup', `user:${user.id}`)
    const { stripe_payment_method_id: cardId, default: isDefault } = c.req.valid('json')
    const buyer = await loadBuyer(deps.db, user)
    const added = await addCard(deps, buyer, { cardId, isDefault })
    if ('clientSecret' in added) return c.json({ client_secret: added.clientSecret }, 202)
    return c.json(present(added.card, deps.clock.now()), 201)
  })
  .openapi(changeRoute, async (c) => {
    const { deps, user } = c.var
    const card = await makeDefault(deps, user.id, c.req.valid('param').id)
    return c.json(present(card, deps.clock.now()), 200)
  })
  .openapi(removeRoute, async (c) => {
    await removeCard(c.var.deps, c.var.user.id, c.req.valid('param').id)
    return c.body(null, 204)
  })

/** The payer's currency is set by the first payment and never changes. */
export const paymentProfile = createApi().openapi(profileRoute, async (c) => {
  const customer = await findCustomer(c.var.deps, c.var.user.id)
  const stripe_customer = {
    id: customer?.id ?? null,
    default_currency: customer?.currency ?? null,
  }
  return c.json({ stripe_customer }, 200)
})

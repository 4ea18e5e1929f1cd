import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { requireUser } from '../../http/session'
import { idParam, jsonResponse, jsonBody, errorResponses } from '../../http/contract'
import { findOwn } from '../../payments/manage/claim-change'
import { loadBuyer } from '../../payments/purchase/payment-customer'
import { purchase } from '../../payments/purchase/purchase'
import { refreshSubscription } from '../../payments/purchase/refresh-subscription'
import { readPurchaseKey } from '../../payments/purchase/purchase-key'
import { presentSubscriptions } from './present-subscription'
import { PurchaseBody, Subscription, toPurchaseRequest } from './subscription-contract'

const create = createRoute({
  method: 'post',
  path: '/api/v1/subscriptions/web',
  description: `Buys a subscription. Price, discount, tax and trial are always the provider's own.

**Idempotency-Key**: stands for one purchase for ever. Repeating the request under it answers with
that purchase as it is now; another body under it is 409; a refused request (422) does not use it up.

**One open attempt**: a user has at most one \`incomplete\` subscription. Asking for the same again
(plan, brand, currency, code, amounts), with any key or none, answers with that attempt and its secret, so
a reload, a second tab or a lost answer goes on with it. Asking for something else ends the unpaid
attempt and opens another. \`GET /api/v1/subscriptions?status=incomplete\` finds it as well.

**Cards** are charged by this call and by the payer's browser alone: never by a read, by time or by
ending an attempt.

422 carries \`{error}\`, and \`code\` where a rule of the sale refuses it; with \`already_subscribed\`
also \`subscription_id\`. What the card provider refuses for good is a 422 too, and nothing stays of it.`,
  request: {
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    body: jsonBody(PurchaseBody),
  },
  middleware: requireUser,
  responses: {
    201: jsonResponse(
      Subscription,
      'Active, or incomplete with the secret to confirm its payment.',
    ),
    ...errorResponses(400, 401, 409, 422, 503),
  },
})

const read = createRoute({
  method: 'get',
  path: '/api/v1/subscriptions/web/{id}',
  description: `Polled after a confirmed payment until \`status\` is \`active\`. While it is \`incomplete\`
the answer carries the secret of its payment, so that the payer's browser can ask the card provider how
the payment stands and go on with it, also after a reload.`,
  request: { params: idParam },
  middleware: requireUser,
  responses: {
    200: jsonResponse(Subscription, 'The subscription as it is now.'),
    ...errorResponses(401, 404),
  },
})

/** Purchases and their state. */
export const subscriptionsWeb = createApi('sentence')
  .openapi(create, async (c) => {
    const { deps, user } = c.var
    const started = await purchase(
      deps,
      await loadBuyer(deps.db, user),
      toPurchaseRequest(c.req.valid('json')),
      await readPurchaseKey(c),
    )
    const [wire] = await presentSubscriptions(deps, [started], c.req.header('accept-language'))
    return c.json(wire!, 201)
  })
  .openapi(read, async (c) => {
    const { deps, user } = c.var
    const { id } = c.req.valid('param')
    const row = await findOwn(deps.db, user.id, id)
    const current = await refreshSubscription(deps, row, { byPayer: true })
    const [wire] = await presentSubscriptions(deps, [current], c.req.header('accept-language'))
    return c.json(wire!, 200)
  })

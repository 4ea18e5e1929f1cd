import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/subscriptions'
import { createApi, toFieldsError } from '../../http/api'
import type { AppContext } from '../../http/context'
import { errorResponses, jsonBody, jsonResponse } from '../../http/contract'
import { notFound } from '../../http/errors'
import { readIdempotencyKey, requestHash } from '../../http/idempotency'
import { requiredLine } from '../../http/validation'
import { isEmail } from '../../identity/contact-details'
import { acceptsRequired } from '../../identity/legal-agreements'
import { buyPublicly } from '../../payments/public/buy-publicly'
import type { PublicBuyer } from '../../payments/public/find-buyer'
import { loadBuyer } from '../../payments/purchase/payment-customer'
import { purchase } from '../../payments/purchase/purchase'
import { readPurchaseKey } from '../../payments/purchase/purchase-key'
import { refreshSubscription } from '../../payments/purchase/refresh-subscription'
import { webLocale } from '../../texts/web-locales'
import { presentPublic, presentStripeDetails } from './present-subscription'
import {
  PublicPurchase,
  PublicPurchaseBody,
  PublicSubscription,
  toPurchaseRequest,
} from './subscription-contract'

const create = createRoute({
  method: 'post',
  path: '/api/v1/public/subscriptions/web',
  description: `Buys a subscription without a session, with the promises of \`POST /api/v1/subscriptions/web\`
(price, key, one charge). With the headers of a session it is a purchase of that account.

The response does not depend on whether the email has an account: the purchase is kept apart until
its mailbox is proved. There is no trial. When it is paid, a mail leads to the account: to choose a
password, or to add the purchase to the account that exists.

**Idempotency-Key** stands for the purchase for ever; without it the payment method does.

422 carries \`{error, code}\` as for a member, or \`{errors}\` by field for the \`user\`.`,
  request: {
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    body: jsonBody(PublicPurchaseBody),
  },
  responses: {
    201: jsonResponse(PublicPurchase, 'Active, or incomplete with the secret to confirm it.'),
    ...errorResponses(400, 409, 422, 429, 503),
  },
})

const read = createRoute({
  method: 'get',
  path: '/api/v1/public/subscriptions/web/{id}',
  description: 'The outcome of a purchase: one that became active stays `active` here.',
  request: { params: z.object({ id: z.string().regex(/^[\w-]{16,64}$/) }) },
  responses: {
    200: jsonResponse(PublicSubscription, 'What anyone with the id may know.'),
    ...errorResponses(404),
  },
})

const Person = z.object({
  email: z.string().refine(isEmail),
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  legal_agreement_ids: z.array(z.number()).refine(acceptsRequired, 'not_accepted'),
})
const nobody = { email: '', first_name: '', last_name: '', legal_agreement_ids: [] }

type Body = z.infer<typeof PublicPurchaseBody>

/** The buyer, or a 422 by field. */
function readPerson({ user }: Body['subscription']): PublicBuyer {
  const { success, data, error } = Person.safeParse({ ...nobody, ...user })
  if (!success) throw toFieldsError(error.issues)
  const { email, first_name: firstName, last_name: lastName } = data
  return { email, firstName, lastName, legalAgreementIds: data.legal_agreement_ids }
}

async function start(c: AppContext, body: Body) {
  const { deps, viewer, address } = c.var
  const request = toPurchaseRequest(body)
  if (viewer)
    return purchase(deps, await loadBuyer(deps.db, viewer), request, await readPurchaseKey(c))
  const person = readPerson(body.subscription)
  if (address !== null) await deps.limits.consume('publicPurchaseAddress', address)
  return buyPublicly(deps, {
    person,
    request,
    idempotencyKey: readIdempotencyKey(c),
    requestHash: await requestHash(c),
    locale: webLocale(c.req.header('accept-language')),
  })
}

/** Purchases of people who may have no account. */
export const publicSubscriptions = createApi('sentence')
  .openapi(create, async (c) => {
    const { deps } = c.var
    const started = await start(c, c.req.valid('json'))
    const details = presentStripeDetails(started)
    return c.json({ ...(await presentPublic(deps, started)), stripe_details: details }, 201)
  })
  .openapi(read, async (c) => {
    const { deps } = c.var
    const { id } = c.req.valid('param')
    const [row] = await deps.db.select().from(subscriptions).where(eq(subscriptions.publicId, id))
    if (!row) throw notFound()
    const current = await refreshSubscription(deps, row, { byPayer: true })
    return c.json(await presentPublic(deps, current), 200)
  })

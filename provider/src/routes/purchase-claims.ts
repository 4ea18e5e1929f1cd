import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { currency, errorResponses, jsonBody, jsonResponse, languageTag } from '../http/contract'
import { claimPurchase, findClaim } from '../payments/public/claim-purchase'
import { claimLifetimeMs, type PaidPurchase } from '../payments/public/find-public-purchase'
import { toMajor } from '../payments/money'
import { translateRow } from '../texts/translate-row'
import { addMs } from '../time'

const ClaimToken = z
  .object({ token: z.string() })
  .openapi('PurchaseClaimToken', { description: 'From the fragment of the link in the mail.' })

const PurchaseClaim = z
  .object({
    email: z.string(),
    plan_name: z.string(),
    language: languageTag,
    brand_name: z.string().nullable(),
    amount: z.number().openapi({ description: 'What was paid, in major units.' }),
    currency,
    expires_at: z.iso.datetime(),
    outcome: z.enum(['attached', 'duplicate']).nullable().openapi({
      description:
        '`attached`: the account has it. `duplicate`: the account had it before; it has ended and its payment is returned. Null: it waits.',
    }),
  })
  .openapi('PurchaseClaim')

const path = '/api/v1/public/purchase_claims'
const request = { body: jsonBody(ClaimToken) }
const responses = (description: string) => ({
  200: jsonResponse(PurchaseClaim, description),
  ...errorResponses(400, 404, 429, 503),
})

const look = createRoute({
  method: 'post',
  path,
  description: 'What a mailed link would add to which account. Changes nothing.',
  request,
  responses: responses('A purchase that waits for its account, or what became of it.'),
})

const claim = createRoute({
  method: 'put',
  path,
  description: 'Adds the purchase of a mailed link to the account of its email. Safe to repeat.',
  request,
  responses: responses('What became of the purchase.'),
})

function present({ purchase, buyer, plan, brand, subscription }: PaidPurchase, language?: string) {
  const { name, language: textLanguage } = translateRow(plan, language)
  return {
    email: buyer.buyerEmail ?? buyer.email!,
    plan_name: name,
    language: textLanguage,
    brand_name: brand?.name ?? null,
    amount: toMajor(subscription.total, subscription.currency),
    currency: subscription.currency,
    expires_at: addMs(purchase.paidAt!, claimLifetimeMs).toISOString(),
    outcome: purchase.outcome === 'account' ? null : purchase.outcome,
  }
}

/** Public purchases that wait for the owner of a mailbox to add them to their account. */
export const purchaseClaims = createApi()
  .openapi(look, async (c) => {
    const found = await findClaim(c.var.deps, c.req.valid('json').token)
    return c.json(present(found, c.req.header('accept-language')), 200)
  })
  .openapi(claim, async (c) => {
    const claimed = await claimPurchase(c.var.deps, c.req.valid('json').token)
    return c.json(present(claimed, c.req.header('accept-language')), 200)
  })

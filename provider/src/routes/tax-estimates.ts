import { z } from '@hono/zod-openapi'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import { currency, idParam, jsonResponse, jsonBody, errorResponses } from '../http/contract'
import { invalidMessages, notFound } from '../http/errors'
import { memberAndPublicRoutes } from '../http/session'
import { optionalLine } from '../http/validation'
import { discountOn, toMajor } from '../payments/money'
import { findPlanOnSale, findPrice } from '../payments/purchase/find-offer'
import { findCustomer } from '../payments/purchase/payment-customer'
import { findPromotionByStripeId } from '../payments/purchase/promotions'
import { defaultCurrency } from '../plans/find-plans'
import { BillingAddress } from './subscriptions-web/subscription-contract'

const TaxQuestion = z.object({
  new_cc: z.boolean().optional(),
  address: BillingAddress,
  stripe_promotion_code_id: optionalLine(255),
  /** The currency shown to the payer; by default the payer's own, else usd. */
  currency: z.string().max(3, 'unknown').nullish(),
})
const TaxEstimate = z.object({ amount: z.number(), currency }).openapi('TaxEstimate')

type Question = z.infer<typeof TaxQuestion>

async function estimate(deps: Deps, planId: number, question: Question, viewerId?: number) {
  const plan = await findPlanOnSale(deps.db, planId)
  if (!plan) throw notFound()
  const customer = viewerId === undefined ? undefined : await findCustomer(deps, viewerId)
  const preferredCurrency =
    customer?.currency ?? question.currency?.toLowerCase() ?? defaultCurrency
  const preferredPrice = await findPrice(deps.db, planId, preferredCurrency)
  const currency = preferredPrice === undefined ? defaultCurrency : preferredCurrency
  const price = preferredPrice ?? (await findPrice(deps.db, planId, defaultCurrency))
  if (price === undefined) throw notFound()

  const { address, stripe_promotion_code_id: code } = question
  const use = { planId, currencies: [currency], now: deps.clock.now() }
  const promotion = code ? await findPromotionByStripeId(deps.db, code, use) : null
  const amount = price - discountOn(price, promotion)
  const result = await deps.cards.estimateTax({ address, currency, amount })
  if ('unavailable' in result) throw invalidMessages('tax_unavailable')
  if ('messages' in result) throw invalidMessages(...result.messages)
  return { amount: toMajor(result.amount, currency), currency }
}

const contract = {
  method: 'post',
  request: { params: idParam, body: jsonBody(TaxQuestion) },
  responses: {
    200: jsonResponse(TaxEstimate, 'Tax on the first payment, in major units.'),
    ...errorResponses(400, 401, 404, 422),
  },
} as const
const routes = memberAndPublicRoutes(
  contract,
  '/api/v1/subscription_plan/{id}/tax_estimates',
  '/api/v1/public/subscription_plan/{id}/tax_estimates',
)

/** The tax on a purchase; 422 `{messages}` says what is wrong with the address. */
export const taxEstimates = createApi('messages')
for (const route of routes)
  taxEstimates.openapi(route, async (c) => {
    const { id } = c.req.valid('param')
    const answer = await estimate(c.var.deps, id, c.req.valid('json'), c.var.viewer?.id)
    return c.json(answer, 200)
  })

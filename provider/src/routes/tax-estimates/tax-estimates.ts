import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps'
import { createApi } from '../../http/api'
import { requireUser } from '../../http/auth'
import { currency, idParam, json, jsonBody, refusals } from '../../http/contract'
import { invalidMessages, notFound } from '../../http/errors'
import { optionalLine } from '../../http/text-fields'
import { discountOn } from '../../payments/first-payment'
import { toMajor } from '../../payments/money'
import { planOnSale, priceOf } from '../../payments/offer'
import { findCustomer } from '../../payments/payment-customer'
import { promotionByStripeId } from '../../payments/promotion'
import { defaultCurrency } from '../../plans/choose-plan-currency'
import { BillingAddress } from '../subscriptions-web/address-contract'

const TaxQuestion = z.object({
  new_cc: z.boolean().optional(),
  address: BillingAddress,
  stripe_promotion_code_id: optionalLine(255),
  /** The currency shown to the payer; without it the payer's own, else usd. */
  currency: z.string().max(3, 'unknown').nullish(),
})
const TaxEstimate = z.object({ amount: z.number(), currency }).openapi('TaxEstimate')

type Question = z.infer<typeof TaxQuestion>

async function estimate(deps: Deps, planId: number, question: Question, viewerId?: number) {
  const plan = await planOnSale(deps.db, planId)
  if (!plan) throw notFound()
  const customer = viewerId === undefined ? undefined : await findCustomer(deps, viewerId)
  const wanted = customer?.currency ?? question.currency?.toLowerCase() ?? defaultCurrency
  const inWanted = await priceOf(deps.db, planId, wanted)
  const currency = inWanted === undefined ? defaultCurrency : wanted
  const price = inWanted ?? (await priceOf(deps.db, planId, defaultCurrency))
  if (price === undefined) throw notFound()

  const { address, stripe_promotion_code_id: code } = question
  const use = { planId, currency, now: deps.clock.now() }
  const promotion = code ? await promotionByStripeId(deps.db, code, use) : null
  const amount = price - discountOn(price, promotion)
  const answer = await deps.cards.estimateTax({ address, currency, amount })
  if ('messages' in answer) throw invalidMessages(...answer.messages)
  return { amount: toMajor(answer.amount, currency), currency }
}

const contract = {
  method: 'post',
  request: { params: idParam, body: jsonBody(TaxQuestion) },
  responses: {
    200: json(TaxEstimate, 'Tax on the first payment, in major units.'),
    ...refusals(400, 401, 404, 422),
  },
} as const
const path = 'subscription_plan/{id}/tax_estimates'

const own = createRoute({ ...contract, middleware: requireUser, path: `/api/v1/${path}` })
const forAll = createRoute({ ...contract, path: `/api/v1/public/${path}` })

/** What a purchase will be taxed; 422 `{messages}` says what is wrong with the address. */
export const taxEstimates = createApi('messages')
for (const route of [own, forAll])
  taxEstimates.openapi(route, async (c) => {
    const { id } = c.req.valid('param')
    const answer = await estimate(c.var.deps, id, c.req.valid('json'), c.var.viewer?.id)
    return c.json(answer, 200)
  })

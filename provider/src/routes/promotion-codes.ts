import { z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse, queryId } from '../http/contract'
import { notFound } from '../http/errors'
import { memberAndPublicRoutes } from '../http/session'
import { findPlanOnSale } from '../payments/purchase/find-offer'
import {
  findPromotionByCode,
  presentPromotion,
  PromotionCode,
} from '../payments/purchase/promotions'

const query = z.object({
  code: z.string().trim().min(1).max(100),
  subscription_plan_id: queryId.optional(),
})

const contract = {
  method: 'get',
  request: { query },
  responses: {
    200: jsonResponse(PromotionCode, 'The discount of a code that can be used now.'),
    ...errorResponses(400, 401, 404, 422, 429),
  },
} as const

const routes = memberAndPublicRoutes(
  contract,
  '/api/v1/promotion_codes',
  '/api/v1/public/promotion_codes',
)

/**
 * Looks up one code: 404 for a plan that is not sold, 422 `{error, code}` says why it cannot be
 * used. Codes are never listed.
 */
export const promotionCodes = createApi()
for (const route of routes)
  promotionCodes.openapi(route, async (c) => {
    const { code, subscription_plan_id: planId } = c.req.valid('query')
    const { db, clock, limits } = c.var.deps
    const { viewer, address } = c.var
    if (viewer) await limits.consume('promotion', `user:${viewer.id}`)
    if (address !== null) await limits.consume('promotionAddress', address)
    if (planId !== undefined && !(await findPlanOnSale(db, planId))) throw notFound()
    const use = { planId, currencies: undefined, now: clock.now() }
    const promotion = await findPromotionByCode(db, code, use, viewer?.id)
    return c.json(presentPromotion(promotion, c.req.header('accept-language')), 200)
  })

import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { memberAndPublicRoutes } from '../http/session'
import { idParam, jsonResponse, queryId, errorResponses } from '../http/contract'
import { notFound } from '../http/errors'
import { listOf, singlePage } from '../http/paging'
import { findPlans } from '../plans/find-plans'
import { Plan } from '../plans/plan-wire'

const query = z.object({
  brand_id: queryId.optional(),
  plan_type: z.enum(['all', 'single']).optional(),
  studio_id: queryId.optional(),
})

const everyPlan = {
  method: 'get',
  request: { query },
  responses: { 200: jsonResponse(listOf(Plan), 'The plans on sale.'), ...errorResponses(400) },
} as const
const onePlan = {
  method: 'get',
  request: { params: idParam, query: z.object({ brand_id: queryId.optional() }) },
  responses: { 200: jsonResponse(Plan, 'One plan.'), ...errorResponses(400, 401, 404) },
} as const

const list = createRoute({ ...everyPlan, path: '/api/v1/plans/web' })
const publicList = createRoute({ ...everyPlan, path: '/api/v1/public/plan' })
const oneRoutes = memberAndPublicRoutes(
  onePlan,
  '/api/v1/subscription_plan/{id}',
  '/api/v1/public/plan/{id}',
)

/**
 * Plans on sale. The public paths are for buyers without a session, who get no trial
 * (docs/decisions/0022).
 */
export const plans = createApi()
const isForPublicPurchase = ({ path }: { path: string }) => path.startsWith('/api/v1/public/')
for (const route of [list, publicList])
  plans.openapi(route, async (c) => {
    const { brand_id: brandId, plan_type: planType } = c.req.valid('query')
    const { deps, viewer } = c.var
    const language = c.req.header('accept-language')
    const filter = { brandId, planType, forPublicPurchase: isForPublicPurchase(route) }
    const found = await findPlans(deps, filter, viewer?.id, language)
    return c.json(singlePage(found), 200)
  })
for (const route of oneRoutes)
  plans.openapi(route, async (c) => {
    const { id } = c.req.valid('param')
    const { brand_id: brandId } = c.req.valid('query')
    const { deps, viewer } = c.var
    const language = c.req.header('accept-language')
    const filter = { ids: [id], brandId, forPublicPurchase: isForPublicPurchase(route) }
    const [plan] = await findPlans(deps, filter, viewer?.id, language)
    if (!plan) throw notFound()
    return c.json(plan, 200)
  })

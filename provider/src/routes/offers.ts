import { createRoute, z } from '@hono/zod-openapi'
import { offerPlacements } from '../db/schema/offers'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse, queryId } from '../http/contract'
import { listOf, pageQuery, pageRange, toPage } from '../http/paging'
import { memberAndPublicRoutes, requireUser } from '../http/session'
import { optionalLine } from '../http/validation'
import { findAudiences } from '../offers/audiences'
import { findOffers, offerKinds } from '../offers/find-offers'
import { Offer, presentOffers } from '../offers/present-offers'

const query = pageQuery.extend({
  brand_id: queryId
    .optional()
    .openapi({ description: 'Offers about this brand and those of all brands.' }),
  kind: z.enum(offerKinds).optional(),
  referrer_id: optionalLine(255).openapi({
    description: 'The referrer whose link was followed; a known one opens offers of its own.',
  }),
})

const contract = {
  method: 'get',
  request: { query },
  responses: {
    200: jsonResponse(listOf(Offer), 'In the order they are shown.'),
    ...errorResponses(400, 401),
  },
} as const

const placements = {
  homepage: [createRoute({ ...contract, path: '/api/v1/homepage_offers/web' })],
  offers: memberAndPublicRoutes(contract, '/api/v1/offers/web', '/api/v1/public/offers/web'),
  onboarding: memberAndPublicRoutes(
    contract,
    '/api/v1/onboarding_offers/web',
    '/api/v1/public/onboarding_offers/web',
  ),
  user: [createRoute({ ...contract, path: '/api/v1/user_offers/web', middleware: requireUser })],
} as const

/** The offers of each placement, of those that the caller gets; the public paths are for guests. */
export const offers = createApi()
for (const placement of offerPlacements)
  for (const route of placements[placement])
    offers.openapi(route, async (c) => {
      const { deps, viewer } = c.var
      const { brand_id: brandId, kind, referrer_id: referrerId, ...page } = c.req.valid('query')
      const audiences = await findAudiences(deps.db, { userId: viewer?.id, referrerId })
      const filter = { placement, audiences, brandId, kind }
      const found = await findOffers(deps.db, filter, deps.clock.now(), pageRange(page))
      const { data, paging } = toPage(found, page)
      const language = c.req.header('accept-language')
      return c.json({ data: await presentOffers(deps, data, viewer?.id, language), paging }, 200)
    })

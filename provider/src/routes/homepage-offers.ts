import { createRoute } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse, queryId } from '../http/contract'
import { listOf, pageQuery, pageRange, toPage } from '../http/paging'
import { findOffers, Offer, presentOffers } from '../offers/offers'

const list = createRoute({
  method: 'get',
  path: '/api/v1/homepage_offers/web',
  summary: 'The offers of home',
  request: {
    query: pageQuery.extend({
      brand_id: queryId
        .optional()
        .openapi({ description: 'Offers about this brand and those of all brands.' }),
    }),
  },
  responses: {
    200: jsonResponse(listOf(Offer), 'In the order they are shown.'),
    ...errorResponses(400),
  },
})

export const homepageOffers = createApi().openapi(list, async (c) => {
  const { deps, viewer } = c.var
  const query = c.req.valid('query')
  const filter = { placement: 'homepage', brandId: query.brand_id } as const
  const found = await findOffers(deps.db, filter, deps.clock.now(), pageRange(query))
  const { data, paging } = toPage(found, query)
  const shown = await presentOffers(deps, data, viewer?.id, c.req.header('accept-language'))
  return c.json({ data: shown, paging }, 200)
})

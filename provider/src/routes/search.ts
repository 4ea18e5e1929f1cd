import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse } from '../http/contract'
import { searchEverything } from '../search/search-everything'
import { SearchResult } from '../search/wire'
import { isTimeZone } from '../time-zone'

/** The zone of most of the demo's classes. */
const usualTimeZone = 'America/New_York'

const search = createRoute({
  method: 'get',
  path: '/api/v1/search',
  summary: 'One search for everything',
  description:
    'Understands lengths, days, equipment, body focus, level, brands and names in English, Spanish and French, and forgives slips of the keyboard. Without a text, or without a match, there are no groups.',
  request: {
    query: z.object({
      q: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(10).default(4).openapi({
        description: 'Items of each kind.',
      }),
      time_zone: z.string().max(100).refine(isTimeZone).default(usualTimeZone).openapi({
        description: 'IANA name, by whose clock days such as “tonight” are meant.',
        example: usualTimeZone,
      }),
    }),
  },
  responses: {
    200: jsonResponse(SearchResult, 'The first items of each kind.'),
    ...errorResponses(400),
  },
})

export const searchRoute = createApi().openapi(search, async (c) => {
  const { deps, viewer } = c.var
  const { q, limit, time_zone: timeZone } = c.req.valid('query')
  return c.json(await searchEverything(deps, { q, limit, timeZone }, viewer?.id), 200)
})

import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, idParam, jsonResponse, queryId } from '../http/contract'
import { badRequest, notFound } from '../http/errors'
import { countedListOf, pageQuery, pageRange, toPage } from '../http/paging'
import { findStudio, findStudios, presentStudios, Studio } from '../studios/studios'

const path = '/api/v1/studios'
// A blank is not a number; coercion would turn it into 0, a valid coordinate.
const number = z
  .string()
  .regex(/^[+-]?\d{1,5}(\.\d{1,15})?$/)
  .transform(Number)
  .openapi({ type: 'number' })

const list = createRoute({
  method: 'get',
  path,
  summary: 'Studios',
  description:
    'The nearest first where a place is given. Otherwise those of a city stand together: cities by name, with `q` those of the best matches first; within a city by match, then by name.',
  request: {
    query: pageQuery.extend({
      q: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'Name, street, city, state or postal code; forgives slips.' }),
      brand_id: queryId.optional(),
      lat: number.pipe(z.number().min(-90).max(90)).optional(),
      lng: number.pipe(z.number().min(-180).max(180)).optional(),
      radius_miles: number
        .pipe(z.number().positive().max(13_000))
        .optional()
        .openapi({ description: 'Only with `lat` and `lng`; without it, however far.' }),
    }),
  },
  responses: { 200: jsonResponse(countedListOf(Studio), 'Studios.'), ...errorResponses(400) },
})

const detail = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A studio',
  request: { params: idParam },
  responses: { 200: jsonResponse(Studio, 'The studio.'), ...errorResponses(404) },
})

type Given = { lat?: number; lng?: number; radius_miles?: number }

/** The place to search around, or undefined; half a place, or a radius without one, is an error. */
function parsePlace({ lat, lng, radius_miles: radius }: Given) {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng }
  if (lat !== undefined || lng !== undefined || radius !== undefined) throw badRequest()
  return undefined
}

export const studios = createApi()
  .openapi(list, async (c) => {
    const { deps } = c.var
    const query = c.req.valid('query')
    const filter = {
      q: query.q,
      brandId: query.brand_id,
      near: parsePlace(query),
      radiusMiles: query.radius_miles,
    }
    const { rows, total } = await findStudios(deps.db, filter, pageRange(query))
    const { data, paging } = toPage(rows, query)
    return c.json({ data: await presentStudios(deps, data), paging, total }, 200)
  })
  .openapi(detail, async (c) => {
    const studio = await findStudio(c.var.deps.db, c.req.valid('param').id)
    if (!studio) throw notFound()
    const [presented] = await presentStudios(c.var.deps, [{ ...studio, distanceMiles: null }])
    return c.json(presented!, 200)
  })

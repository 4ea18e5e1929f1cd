import { createRoute, z } from '@hono/zod-openapi'
import { findInstructors, presentInstructors } from '../catalogue/instructors'
import { Instructor } from '../catalogue/wire'
import { createApi } from '../http/api'
import { idParam, jsonResponse, queryId, errorResponses } from '../http/contract'
import { notFound } from '../http/errors'
import { countedListOf, toPage, pageQuery, pageRange } from '../http/paging'

const path = '/api/v1/instructors'

const list = createRoute({
  method: 'get',
  path,
  summary: 'Instructors: the best matches of `q`, else by last name',
  request: {
    query: pageQuery.extend({
      q: z.string().max(200).optional().openapi({ description: 'A name; forgives slips.' }),
      brand_id: queryId.optional(),
    }),
  },
  responses: {
    200: jsonResponse(countedListOf(Instructor), 'Instructors.'),
    ...errorResponses(400),
  },
})

const detail = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'An instructor',
  request: { params: idParam },
  responses: { 200: jsonResponse(Instructor, 'The instructor.'), ...errorResponses(404) },
})

export const instructors = createApi()
  .openapi(list, async (c) => {
    const { deps } = c.var
    const query = c.req.valid('query')
    const filter = { q: query.q, brandId: query.brand_id }
    const { ids, total } = await findInstructors(deps.db, filter, pageRange(query))
    const { data, paging } = toPage(ids, query)
    return c.json({ data: await presentInstructors(deps, data), paging, total }, 200)
  })
  .openapi(detail, async (c) => {
    const [instructor] = await presentInstructors(c.var.deps, [c.req.valid('param').id])
    if (!instructor) throw notFound()
    return c.json(instructor, 200)
  })

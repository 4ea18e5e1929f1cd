import { createRoute, z } from '@hono/zod-openapi'
import { loadLookups } from '../catalogue/lookups'
import { createApi } from '../http/api'
import { idParam, idsQuery, jsonResponse, queryId, errorResponses } from '../http/contract'
import { badRequest, notFound } from '../http/errors'
import { listOf, toPage, pageQuery, pageRange } from '../http/paging'
import { findLiveClasses } from '../live-classes/find-live-classes'
import { presentLiveClasses } from '../live-classes/present-live-classes'
import { LiveClass } from '../live-classes/wire'

const path = '/api/v1/live_classes'
const earliest = new Date('2000-01-01')
const latest = new Date('2200-01-01')
const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text))
  .refine((date) => date >= earliest && date < latest)
  .openapi({ type: 'string', example: '2026-03-04T00:00:00Z' })

const list = createRoute({
  method: 'get',
  path,
  summary: 'Live classes, by start',
  request: {
    query: pageQuery.extend({
      from: instant
        .optional()
        .openapi({ description: 'Without it: classes that have not ended and are not canceled.' }),
      to: instant.optional().openapi({ description: 'Excluded.' }),
      starts_from: instant
        .optional()
        .openapi({ description: 'As of a search: the upcoming classes of a period.' }),
      starts_until: instant.optional().openapi({ description: 'Excluded.' }),
      brand_id: queryId.optional(),
      modalities_ids: idsQuery.optional(),
      instructor_ids: idsQuery.optional(),
      q: z.string().max(200).optional().openapi({ description: 'Forgives slips of the keyboard.' }),
    }),
  },
  responses: {
    200: jsonResponse(listOf(LiveClass), 'Classes that start in between.'),
    ...errorResponses(400),
  },
})

const detail = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A live class',
  request: { params: idParam },
  responses: { 200: jsonResponse(LiveClass, 'The class.'), ...errorResponses(404) },
})

export const liveClasses = createApi()
  .openapi(list, async (c) => {
    const { deps, viewer } = c.var
    const query = c.req.valid('query')
    const { from, to } = query
    if (from && to && from > to) throw badRequest()
    const filter = {
      from,
      to,
      startsFrom: query.starts_from,
      startsUntil: query.starts_until,
      brandId: query.brand_id,
      modalityIds: query.modalities_ids,
      instructorIds: query.instructor_ids,
      q: query.q,
    }
    const ids = await findLiveClasses(deps.db, filter, deps.clock.now(), pageRange(query))
    const { data, paging } = toPage(ids, query)
    const view = { ...deps, lookups: await loadLookups(deps.db) }
    return c.json({ data: await presentLiveClasses(view, data, viewer?.id), paging }, 200)
  })
  .openapi(detail, async (c) => {
    const { deps, viewer } = c.var
    const view = { ...deps, lookups: await loadLookups(deps.db) }
    const ids = [c.req.valid('param').id]
    const [found] = await presentLiveClasses(view, ids, viewer?.id, { nextOfPast: true })
    if (!found) throw notFound()
    return c.json(found, 200)
  })

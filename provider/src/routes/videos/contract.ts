import { createRoute, z } from '@hono/zod-openapi'
import { Video } from '../../catalogue/wire'
import { idParam, idsQuery, jsonResponse, queryId, errorResponses } from '../../http/contract'
import { countedListOf, listOf, pageQuery } from '../../http/paging'

const path = '/api/v1/videos'
const minutes = z.coerce.number().int().min(0).max(10_000)

/** Ranges of minutes, as in `0-15,15-30,45-`. */
const spansQuery = z
  .string()
  .regex(/^\d{1,4}-(\d{1,4})?(,\d{1,4}-(\d{1,4})?){0,19}$/)
  .transform((list) =>
    list.split(',').map((name) => {
      const [min, max] = name.split('-')
      return { name, min: Number(min), max: max ? Number(max) : undefined }
    }),
  )
  .openapi({ type: 'string', example: '0-15,15-30,45-' })

const filter = {
  kind: z.enum(['workout', 'class']).optional(),
  brand_id: queryId.optional(),
  modalities_ids: idsQuery.optional(),
  equipment_ids: idsQuery.optional(),
  body_focuses_ids: idsQuery.optional(),
  instructor_ids: idsQuery.optional(),
  duration_min: minutes.optional().openapi({ description: 'Minutes, included.' }),
  duration_max: minutes.optional().openapi({ description: 'Minutes, included.' }),
  level: z.enum(['beginner', 'intermediate', 'advanced']).optional(),
  q: z.string().max(200).optional().openapi({ description: 'Forgives slips of the keyboard.' }),
  taken: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Watched to nine tenths or to the end; only for members.' }),
}

const filterQuery = z.object(filter)
export type FilterQuery = z.infer<typeof filterQuery>

export const listVideos = createRoute({
  method: 'get',
  path,
  summary: 'On-demand videos',
  description: 'Within one filter any of several values will do; all filters must hold.',
  request: {
    query: pageQuery.extend({
      ...filter,
      sort: z
        .enum(['newest', 'new', 'popular', 'short'])
        .transform((sort) => (sort === 'new' ? 'newest' : sort))
        .optional()
        .openapi({
          description: 'Without it: best matches of `q`, else the newest. `new` is `newest`.',
        }),
    }),
  },
  responses: {
    200: jsonResponse(countedListOf(Video), '`total` counts all pages.'),
    ...errorResponses(400),
  },
})

const counts = z.record(z.string(), z.int())
const Facets = z
  .object({
    kind: counts,
    level: counts,
    duration: counts.openapi({ description: 'By the spans of `durations`, as they were named.' }),
    taken: counts.optional().openapi({ description: 'Only for members.' }),
    modalities_ids: counts,
    equipment_ids: counts,
    body_focuses_ids: counts,
    instructor_ids: counts,
  })
  .openapi('VideoFacets')

export type WireFacets = z.infer<typeof Facets>

export const countVideos = createRoute({
  method: 'get',
  path: `${path}/facets`,
  summary: 'How many videos each choice of each filter would give',
  description:
    'With what is chosen of the other filters; by choice, those that give none left out. As of the last half minute.',
  request: {
    query: filterQuery.extend({ durations: spansQuery.optional() }),
  },
  responses: {
    200: jsonResponse(Facets, 'Counts by id, or by value.'),
    ...errorResponses(400),
  },
})

export const getVideo = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A video',
  request: { params: idParam },
  responses: { 200: jsonResponse(Video, 'The video.'), ...errorResponses(404) },
})

export const relatedVideos = createRoute({
  method: 'get',
  path: `${path}/{id}/related`,
  summary: 'Videos that go with a video',
  request: {
    params: idParam,
    query: z.object({ per_page: z.coerce.number().int().min(1).max(100).default(12) }),
  },
  responses: {
    200: jsonResponse(listOf(Video), 'The closest first.'),
    ...errorResponses(400, 404),
  },
})

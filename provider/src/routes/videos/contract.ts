import { createRoute, z } from '@hono/zod-openapi'
import {
  filterParameters,
  idFilters,
  type IndexedFilterName,
  valueFilters,
} from '../../catalogue/video-filters'
import { VideoDetail } from '../../catalogue/video-detail-wire'
import { Video } from '../../catalogue/wire'
import { idParam, jsonResponse, errorResponses, orNull } from '../../http/contract'
import { countedListOf, listOf, pageQuery } from '../../http/paging'
import { requireUser } from '../../http/session'

const path = '/api/v1/videos'

/** Ranges of minutes, as in `0-14,15-24,53-`. */
const spansQuery = z
  .string()
  .regex(/^\d{1,4}-(\d{1,4})?(,\d{1,4}-(\d{1,4})?){0,19}$/)
  .transform((list) =>
    list.split(',').map((name) => {
      const [min, max] = name.split('-')
      return { name, min: Number(min), max: max ? Number(max) : undefined }
    }),
  )
  .openapi({ type: 'string', example: '0-14,15-24,53-' })

const filterQuery = z.object(filterParameters)
export type FilterQuery = z.infer<typeof filterQuery>

export const listVideos = createRoute({
  method: 'get',
  path,
  summary: 'On-demand videos',
  description: 'Within one filter any of several values will do; all filters must hold.',
  request: {
    query: pageQuery.extend({
      ...filterParameters,
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
const countsOf = <Name extends IndexedFilterName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, counts])) as Record<Name, typeof counts>

const Facets = z
  .object({
    ...countsOf(valueFilters),
    duration: counts.openapi({ description: 'By the spans of `durations`, as they were named.' }),
    taken: counts.optional().openapi({ description: 'Only for members.' }),
    ...countsOf(idFilters),
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
  responses: { 200: jsonResponse(VideoDetail, 'The video.'), ...errorResponses(404) },
})

const shortListQuery = z.object({ per_page: z.coerce.number().int().min(1).max(100).default(12) })

export const recommendedVideos = createRoute({
  method: 'get',
  path: `${path}/recommended`,
  summary: 'Videos for a member, because of the one that they took last',
  description: 'Not taken yet, and free or covered by what the member has.',
  middleware: requireUser,
  request: { query: shortListQuery },
  responses: {
    200: jsonResponse(
      z.object({ because: orNull(Video), items: z.array(Video) }),
      '`because` is null, and `items` empty, when there is nothing to go by.',
    ),
    ...errorResponses(400, 401),
  },
})

export const relatedVideos = createRoute({
  method: 'get',
  path: `${path}/{id}/related`,
  summary: 'Videos that go with a video',
  request: {
    params: idParam,
    query: shortListQuery,
  },
  responses: {
    200: jsonResponse(listOf(Video), 'The closest first.'),
    ...errorResponses(400, 404),
  },
})

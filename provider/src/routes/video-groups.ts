import { createRoute, z } from '@hono/zod-openapi'
import { findVideoGroups, presentGroupVideos, presentVideoGroups } from '../catalogue/video-groups'
import { VideoGroup, VideoGroupDetail } from '../catalogue/wire'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import { errorResponses, idParam, idsQuery, jsonResponse, queryId } from '../http/contract'
import { notFound } from '../http/errors'
import { countedListOf, pageQuery, pageRange, toPage } from '../http/paging'

type Kind = 'collection' | 'program'

const query = pageQuery.extend({
  brand_id: queryId.optional(),
  modalities_ids: idsQuery.optional(),
  q: z.string().max(200).optional(),
})

const listRoute = (kind: Kind) =>
  createRoute({
    method: 'get',
    path: `/api/v1/video_groups/${kind}s`,
    summary: kind === 'program' ? 'Programs: plans of weeks and days' : 'Collections: curated sets',
    request: { query },
    responses: {
      200: jsonResponse(
        countedListOf(VideoGroup),
        'The best matches of `q`, else in display order.',
      ),
      ...errorResponses(400),
    },
  })

const detailRoute = (kind: Kind) =>
  createRoute({
    method: 'get',
    path: `/api/v1/video_groups/${kind}s/{id}`,
    summary: `A ${kind} with its videos`,
    request: { params: idParam },
    responses: { 200: jsonResponse(VideoGroupDetail, `The ${kind}.`), ...errorResponses(404) },
  })

async function list(
  deps: Deps,
  kind: Kind,
  filter: z.output<typeof query>,
  viewerId: number | undefined,
) {
  const wanted = { kind, brandId: filter.brand_id, modalityIds: filter.modalities_ids, q: filter.q }
  const { ids, total } = await findVideoGroups(deps.db, wanted, pageRange(filter))
  const { data, paging } = toPage(ids, filter)
  return { data: await presentVideoGroups(deps, data, viewerId), paging, total }
}

async function detail(deps: Deps, kind: Kind, id: number, viewerId: number | undefined) {
  const [group] = await presentVideoGroups(deps, [id], viewerId)
  if (group?.kind !== kind) throw notFound()
  return { ...group, videos: await presentGroupVideos(deps, id, viewerId) }
}

export const videoGroups = createApi()
  .openapi(listRoute('collection'), async (c) => {
    const { deps, viewer } = c.var
    return c.json(await list(deps, 'collection', c.req.valid('query'), viewer?.id), 200)
  })
  .openapi(listRoute('program'), async (c) => {
    const { deps, viewer } = c.var
    return c.json(await list(deps, 'program', c.req.valid('query'), viewer?.id), 200)
  })
  .openapi(detailRoute('collection'), async (c) => {
    const { deps, viewer } = c.var
    return c.json(await detail(deps, 'collection', c.req.valid('param').id, viewer?.id), 200)
  })
  .openapi(detailRoute('program'), async (c) => {
    const { deps, viewer } = c.var
    return c.json(await detail(deps, 'program', c.req.valid('param').id, viewer?.id), 200)
  })

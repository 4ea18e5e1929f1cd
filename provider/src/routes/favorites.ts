import { createRoute, z } from '@hono/zod-openapi'
import { loadFavorites } from '../favorites/favorite-items'
import { FavoriteRef } from '../favorites/wire'
import { createApi } from '../http/api'
import { requireUser } from '../http/session'
import { idsQuery, jsonResponse, errorResponses } from '../http/contract'
import { listOf, singlePage } from '../http/paging'

const find = createRoute({
  method: 'get',
  path: '/api/v1/favorites',
  summary: 'Which of some videos and groups are on the caller’s default list',
  description: 'At most 100 ids each. What is not on the list is left out.',
  middleware: requireUser,
  request: {
    query: z.object({ video_ids: idsQuery.optional(), video_group_ids: idsQuery.optional() }),
  },
  responses: {
    200: jsonResponse(listOf(FavoriteRef), 'Those that are.'),
    ...errorResponses(400, 401),
  },
})

export const favorites = createApi().openapi(find, async (c) => {
  const { deps, user } = c.var
  const { video_ids: videoIds, video_group_ids: videoGroupIds } = c.req.valid('query')
  const found = await loadFavorites(deps.db, user.id, { videoIds, videoGroupIds })
  const data = found.map((item) => ({
    item_id: item.id,
    video_id: item.videoId,
    video_group_id: item.videoGroupId,
  }))
  return c.json(singlePage(data), 200)
})

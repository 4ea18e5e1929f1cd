import { createRoute, z } from '@hono/zod-openapi'
import { loadFavorites } from '../../favorites/load-favorites'
import { FavoriteMark } from '../../favorites/wire'
import { createApi } from '../../http/api'
import { requireUser } from '../../http/auth'
import { idsQuery, json, refusals } from '../../http/contract'
import { listOf, whole } from '../../http/paging'

const find = createRoute({
  method: 'get',
  path: '/api/v1/favorites',
  summary: 'Which of some videos and groups are on the caller’s default list',
  description: 'At most 100 ids each. What is not on the list is left out.',
  middleware: requireUser,
  request: {
    query: z.object({ video_ids: idsQuery.optional(), video_group_ids: idsQuery.optional() }),
  },
  responses: { 200: json(listOf(FavoriteMark), 'Those that are.'), ...refusals(400, 401) },
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
  return c.json(whole(data), 200)
})

import { createRoute, z } from '@hono/zod-openapi'
import {
  FavoriteItem,
  FavoriteList,
  FavoriteListDetail,
  FavoriteRef,
} from '../../favorites/favorite-wire'
import { requireUser } from '../../http/session'
import {
  bodyId,
  idParam,
  idsQuery,
  jsonResponse,
  jsonBody,
  queryId,
  errorResponses,
} from '../../http/contract'
import { listOf, pageQuery } from '../../http/paging'
import { requiredLine } from '../../http/validation'

const path = '/api/v1/favorite_lists'
const middleware = requireUser

const listParam = z.object({
  id: z
    .union([z.literal('default'), idParam.shape.id])
    .openapi({ type: 'string', example: 'default', description: 'An id, or `default`.' }),
})
const itemParam = listParam.extend({ item_id: idParam.shape.id })

const name = requiredLine(60)
const body = jsonBody(z.object({ favorite_list: z.object({ name }) }))

const favorite = z.union([z.object({ video_id: bodyId }), z.object({ video_group_id: bodyId })])

export const listFavoriteLists = createRoute({
  method: 'get',
  path,
  summary: 'The caller’s lists: the default one first, then the newest',
  middleware,
  description: 'Asked about a video or a group of videos, each list says whether it holds that.',
  request: {
    query: pageQuery.extend({ video_id: queryId.optional(), video_group_id: queryId.optional() }),
  },
  responses: { 200: jsonResponse(listOf(FavoriteList), 'Lists.'), ...errorResponses(400, 401) },
})

export const createFavoriteList = createRoute({
  method: 'post',
  path,
  summary: 'Make a list',
  middleware,
  request: { body },
  responses: { 201: jsonResponse(FavoriteList, 'The new list.'), ...errorResponses(400, 401, 422) },
})

export const getFavoriteList = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A list with its items, the newest first',
  description: '`page` and `per_page` are about the items.',
  middleware,
  request: { params: listParam, query: pageQuery },
  responses: {
    200: jsonResponse(FavoriteListDetail, 'The list.'),
    ...errorResponses(400, 401, 404),
  },
})

export const updateFavoriteList = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Rename a list',
  middleware,
  request: { params: listParam, body },
  responses: {
    200: jsonResponse(FavoriteList, 'The list.'),
    ...errorResponses(400, 401, 404, 422),
  },
})

export const deleteFavoriteList = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a list and what is on it; the default list stays',
  middleware,
  request: { params: listParam },
  responses: { 204: { description: 'Deleted.' }, ...errorResponses(401, 404, 422) },
})

export const addFavoriteItem = createRoute({
  method: 'post',
  path: `${path}/{id}/items`,
  summary: 'Put a video or a group of videos on a list',
  description: 'Of something that is on the list already, the answer is the item it has.',
  middleware,
  request: { params: listParam, body: jsonBody(favorite) },
  responses: {
    201: jsonResponse(FavoriteItem, 'The item.'),
    ...errorResponses(400, 401, 404, 422),
  },
})

export const removeFavoriteItem = createRoute({
  method: 'delete',
  path: `${path}/{id}/items/{item_id}`,
  summary: 'Take an item off a list',
  middleware,
  request: { params: itemParam },
  responses: { 204: { description: 'Removed.' }, ...errorResponses(401, 404) },
})

export const findFavorites = createRoute({
  method: 'get',
  path: '/api/v1/favorites',
  summary: 'Which of some videos and groups are on the caller’s default list',
  description: 'At most 100 ids each. What is not on the list is left out.',
  middleware,
  request: {
    query: z.object({ video_ids: idsQuery.optional(), video_group_ids: idsQuery.optional() }),
  },
  responses: {
    200: jsonResponse(listOf(FavoriteRef), 'Those that are.'),
    ...errorResponses(400, 401),
  },
})

import type { Deps } from '../../deps'
import * as items from '../../favorites/favorite-items'
import * as lists from '../../favorites/favorite-lists'
import { presentFavoriteItems, presentFavoriteLists } from '../../favorites/favorite-wire'
import { createApi } from '../../http/api'
import { invalidFields, invalidForm, notFound } from '../../http/errors'
import { pageRange, singlePage, toPage } from '../../http/paging'
import {
  addFavoriteItem,
  createFavoriteList,
  deleteFavoriteList,
  findFavorites,
  getFavoriteList,
  listFavoriteLists,
  removeFavoriteItem,
  updateFavoriteList,
} from './contract'

const nameTakenError = () => invalidFields({ name: ['taken'] })

async function requireOwnList({ db, clock }: Deps, userId: number, id: lists.ListId) {
  const list = await lists.findFavoriteList(db, userId, id, clock.now())
  if (!list) throw notFound()
  return list
}

function favoriteOf(query: {
  video_id?: number
  video_group_id?: number
}): items.Favorite | undefined {
  if (query.video_id !== undefined) return { videoId: query.video_id }
  return query.video_group_id === undefined ? undefined : { videoGroupId: query.video_group_id }
}

async function presentList(deps: Deps, list: lists.FavoriteList) {
  const [presented] = await presentFavoriteLists(deps, [list])
  return presented!
}

export const favoriteLists = createApi()
  .openapi(listFavoriteLists, async (c) => {
    const { deps, user } = c.var
    const query = c.req.valid('query')
    const now = deps.clock.now()
    const rows = await lists.findFavoriteLists(deps.db, user.id, now, pageRange(query))
    const { data, paging } = toPage(rows, query)
    const presented = await presentFavoriteLists(deps, data, favoriteOf(query))
    return c.json({ data: presented, paging }, 200)
  })
  .openapi(createFavoriteList, async (c) => {
    const { deps, user } = c.var
    const { name } = c.req.valid('json').favorite_list
    const list = await lists.createFavoriteList(deps.db, user.id, name, deps.clock.now())
    if (list === 'taken') throw nameTakenError()
    if (list === 'too many') throw invalidForm('too_many_lists')
    return c.json(await presentList(deps, list), 201)
  })
  .openapi(getFavoriteList, async (c) => {
    const { deps, user } = c.var
    const query = c.req.valid('query')
    const list = await requireOwnList(deps, user.id, c.req.valid('param').id)
    const rows = await items.findFavoriteItems(deps.db, list.id, pageRange(query))
    const { data, paging } = toPage(rows, query)
    const presented = await presentFavoriteItems(deps, data, user.id)
    return c.json({ ...(await presentList(deps, list)), items: presented, paging }, 200)
  })
  .openapi(updateFavoriteList, async (c) => {
    const { deps, user } = c.var
    const list = await requireOwnList(deps, user.id, c.req.valid('param').id)
    const { name } = c.req.valid('json').favorite_list
    const renamed = await lists.renameFavoriteList(deps.db, list, name)
    if (renamed === 'taken') throw nameTakenError()
    return c.json(await presentList(deps, renamed), 200)
  })
  .openapi(deleteFavoriteList, async (c) => {
    const { deps, user } = c.var
    const list = await requireOwnList(deps, user.id, c.req.valid('param').id)
    if (list.isDefault) throw invalidForm('default_list_kept')
    await lists.deleteFavoriteList(deps.db, list)
    return c.body(null, 204)
  })
  .openapi(addFavoriteItem, async (c) => {
    const { deps, user } = c.var
    const list = await requireOwnList(deps, user.id, c.req.valid('param').id)
    const body = c.req.valid('json')
    const favorite =
      'video_id' in body ? { videoId: body.video_id } : { videoGroupId: body.video_group_id }
    const item = await items.addFavoriteItem(deps.db, list, favorite, deps.clock.now())
    if (item === 'unknown') throw notFound()
    if (item === 'full') throw invalidForm('list_full')
    const [presented] = await presentFavoriteItems(deps, [item], user.id)
    return c.json(presented!, 201)
  })
  .openapi(removeFavoriteItem, async (c) => {
    const { deps, user } = c.var
    const { id, item_id: itemId } = c.req.valid('param')
    const list = await requireOwnList(deps, user.id, id)
    if (!(await items.removeFavoriteItem(deps.db, list, itemId))) throw notFound()
    return c.body(null, 204)
  })

export const favorites = createApi().openapi(findFavorites, async (c) => {
  const { deps, user } = c.var
  const { video_ids: videoIds, video_group_ids: videoGroupIds } = c.req.valid('query')
  const found = await items.loadFavorites(deps.db, user.id, { videoIds, videoGroupIds })
  const data = found.map((item) => ({
    item_id: item.id,
    video_id: item.videoId,
    video_group_id: item.videoGroupId,
  }))
  return c.json(singlePage(data), 200)
})

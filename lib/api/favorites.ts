import type { Api } from './client'
import { type Page, page } from './paging'
import { attempt } from './result'
import {
  boolean,
  inlinePicture,
  integer,
  list,
  object,
  optional,
  orNull,
  type Infer,
  single,
  nothing,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { videoGroup } from './video-groups'
import { video } from './videos'

/** A video or a group of videos that can be added to a list of favorites. */
export interface Favorable {
  kind: 'video' | 'group'
  id: number
}

const favoriteList = {
  id: integer,
  name: string,
  default: withDefault(boolean, false),
  itemsCount: withDefault(integer, 0),
  coverUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
  itemId: orNull(integer),
}
const favoriteLists = object(favoriteList)
/**
 * A list of favorites; the heart button adds to the default one. `itemId` is the id of the item
 * that the request asked about, null when that item is not on the list.
 */
export type FavoriteList = Infer<typeof favoriteLists>

const favoriteItem = object({
  id: integer,
  video: orNull(video),
  videoGroup: orNull(videoGroup),
  addedAt: time,
})
export type FavoriteItem = Infer<typeof favoriteItem>

const favoriteListDetail = object({
  ...favoriteList,
  items: list(favoriteItem),
  paging: withDefault(object({ nextPage: optional(integer) }), { nextPage: null }),
})
/** A list with one page of its items, newest first. */
export type FavoriteListDetail = Infer<typeof favoriteListDetail>

const favoriteMark = object({
  itemId: integer,
  videoId: orNull(integer),
  videoGroupId: orNull(integer),
})

const paths = {
  lists: '/v1/favorite_lists',
  list: (id: number | string) => `/v1/favorite_lists/${encodeURIComponent(id)}`,
}

/** Which of these items are on the user's default list; at most 100 ids of each kind. */
export function findFavorites(
  api: Api,
  query: { videoIds: readonly number[]; videoGroupIds: readonly number[] },
  options: { timeoutMs?: number } = {},
) {
  return api
    .get('/v1/favorites', { ...options, query, decode: page(favoriteMark) })
    .then(({ data }) => data)
}

const named = ({ kind, id }: Favorable) =>
  kind === 'video' ? { videoId: id } : { videoGroupId: id }

/** The user's lists. With `about`, each list says whether it contains that item. */
export function listFavoriteLists(api: Api, about?: Favorable): Promise<Page<FavoriteList>> {
  const query = { perPage: 100, ...(about && named(about)) }
  // Only the list picker passes `about`, and it opens because the user wants to choose a list.
  return api.get(paths.lists, { query, wanted: about !== undefined, decode: page(favoriteLists) })
}

/** Throws `ApiError` with status 404 for an unknown id; `default` names the default list. */
export function getFavoriteList(
  api: Api,
  id: string,
  query: { page: number },
): Promise<FavoriteListDetail> {
  return api.get(paths.list(id), { query, decode: single(favoriteListDetail) })
}

export function createFavoriteList(api: Api, name: string) {
  return attempt(
    api.post(paths.lists, { body: { favoriteList: { name } }, decode: single(favoriteLists) }),
  )
}

export function renameFavoriteList(api: Api, id: number, name: string) {
  return attempt(
    api.put(paths.list(id), { body: { favoriteList: { name } }, decode: single(favoriteLists) }),
  )
}

/** Deletes a list with its items; the default list cannot be deleted. */
export function deleteFavoriteList(api: Api, id: number) {
  return attempt(api.delete(paths.list(id), { decode: nothing }))
}

/** Adds an item to a list; an item that is already on it is not changed. */
export function addFavorite(api: Api, listId: number | 'default', thing: Favorable) {
  const decode = single(object({ id: integer }))
  return attempt(api.post(`${paths.list(listId)}/items`, { body: named(thing), decode }))
}

export function removeFavorite(api: Api, listId: number | 'default', itemId: number) {
  return attempt(api.delete(`${paths.list(listId)}/items/${itemId}`, { decode: nothing }))
}

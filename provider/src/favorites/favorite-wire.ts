import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { byId } from '../by-id'
import { presentVideos } from '../catalogue/present-videos'
import { presentVideoGroups } from '../catalogue/video-groups'
import { pictureUrl, placeholder, Video, VideoGroup } from '../catalogue/wire'
import type { Deps } from '../deps'
import { orNull } from '../http/contract'
import { pictureWire } from '../media/pictures'
import type { Favorite, FavoriteItem as ItemRow } from './favorite-items'
import type { FavoriteList as ListRow } from './favorite-lists'

export const FavoriteItem = z
  .object({
    id: z.int(),
    video: orNull(Video),
    video_group: orNull(VideoGroup),
    added_at: z.iso.datetime(),
  })
  .openapi('FavoriteItem', { description: 'A video or a group of videos; the other one is null.' })

export const FavoriteList = z
  .object({
    id: z.int(),
    name: z.string(),
    default: z.boolean(),
    items_count: z.int(),
    cover_url: pictureUrl,
    placeholder,
    item_id: z.int().nullable().optional().openapi({
      description: 'The item of what was asked about; null when it is not on the list.',
    }),
  })
  .openapi('FavoriteList', { description: 'The cover is the picture of the newest item.' })

export const FavoriteListDetail = FavoriteList.extend({
  items: z.array(FavoriteItem),
  paging: z.object({ next_page: z.int().nullable() }),
}).openapi('FavoriteListDetail')

/** A heart's item, which `DELETE /v1/favorite_lists/default/items/{item_id}` removes. */
export const FavoriteRef = z
  .object({
    item_id: z.int(),
    video_id: z.int().nullable(),
    video_group_id: z.int().nullable(),
  })
  .openapi('FavoriteMark')

type WireFavoriteList = z.infer<typeof FavoriteList>
type WireFavoriteItem = z.infer<typeof FavoriteItem>

type Summary = { id: number; items: number; poster: string | null; item: number | null }

const itemCondition = (favorite: Favorite) =>
  'videoId' in favorite
    ? sql`item.video_id = ${favorite.videoId}`
    : sql`item.video_group_id = ${favorite.videoGroupId}`

/**
 * The wire form of lists: the number of items, the picture of the newest one and, if `favorite` is
 * given, its item on each list.
 */
export async function presentFavoriteLists(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  lists: readonly ListRow[],
  favorite?: Favorite,
): Promise<WireFavoriteList[]> {
  const { rows } = await db.execute<Summary>(sql`
    select list.id,
      (select count(*)::int from favorite_items where list_id = list.id) as items,
      (select coalesce(video.poster, video_group.poster)
        from favorite_items item
        left join videos video on video.id = item.video_id
        left join video_groups video_group on video_group.id = item.video_group_id
        where item.list_id = list.id order by item.id desc limit 1) as poster,
      (select item.id from favorite_items item
        where item.list_id = list.id and ${favorite ? itemCondition(favorite) : sql`false`}) as item
    from unnest(${sql.param(lists.map(({ id }) => id))}::int[]) list(id)`)
  const summaries = byId(rows)
  return lists.map((list) => {
    const { items = 0, poster = null, item = null } = summaries.get(list.id) ?? {}
    const cover = poster === null ? undefined : pictureWire(env.mediaUrl, poster)
    return {
      id: list.id,
      name: list.name,
      default: list.isDefault,
      items_count: items,
      cover_url: cover?.url ?? null,
      placeholder: cover?.placeholder ?? null,
      ...(favorite && { item_id: item }),
    }
  })
}

const isPresent = <T>(value: T | null): value is T => value !== null

/** The wire form of items with their video or group as the owner sees it. */
export async function presentFavoriteItems(
  deps: Pick<Deps, 'db' | 'env'>,
  items: readonly ItemRow[],
  userId: number,
): Promise<WireFavoriteItem[]> {
  const [videos, groups] = await Promise.all([
    presentVideos(deps, items.map(({ videoId }) => videoId).filter(isPresent), userId),
    presentVideoGroups(
      deps,
      items.map(({ videoGroupId }) => videoGroupId).filter(isPresent),
      userId,
    ),
  ])
  const videoById = byId(videos)
  const groupById = byId(groups)
  return items.map(({ id, videoId, videoGroupId, addedAt }) => ({
    id,
    video: videoId === null ? null : (videoById.get(videoId) ?? null),
    video_group: videoGroupId === null ? null : (groupById.get(videoGroupId) ?? null),
    added_at: addedAt.toISOString(),
  }))
}

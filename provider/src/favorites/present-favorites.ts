import { sql } from 'drizzle-orm'
import { presentVideoGroups } from '../catalogue/present-video-groups'
import { presentVideos } from '../catalogue/present-videos'
import type { Deps } from '../deps'
import { pictureWire } from '../media/pictures'
import type { Favorite, FavoriteItem } from './favorite-items'
import type { FavoriteList } from './favorite-lists'
import type { WireFavoriteItem, WireFavoriteList } from './wire'
import { byId } from '../by-id'

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
  lists: readonly FavoriteList[],
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
  items: readonly FavoriteItem[],
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

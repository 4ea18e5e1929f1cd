import { and, eq, inArray, or } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { favoriteItems, favoriteLists } from '../db/schema/favorites'

type Wanted = { videoIds?: readonly number[]; videoGroupIds?: readonly number[] }

/** Which of the given videos and groups are on a person's default list: its items. */
export async function loadFavorites(
  db: Connection,
  userId: number,
  { videoIds = [], videoGroupIds = [] }: Wanted,
) {
  if (videoIds.length + videoGroupIds.length === 0) return []
  return db
    .select({
      id: favoriteItems.id,
      videoId: favoriteItems.videoId,
      videoGroupId: favoriteItems.videoGroupId,
    })
    .from(favoriteItems)
    .innerJoin(favoriteLists, eq(favoriteLists.id, favoriteItems.listId))
    .where(
      and(
        eq(favoriteLists.userId, userId),
        eq(favoriteLists.isDefault, true),
        or(
          inArray(favoriteItems.videoId, [...videoIds]),
          inArray(favoriteItems.videoGroupId, [...videoGroupIds]),
        ),
      ),
    )
}

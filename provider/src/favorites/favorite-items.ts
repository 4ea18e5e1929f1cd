import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection, Database, RowRange } from '../db/database'
import { favoriteItems, favoriteLists } from '../db/schema/favorites'
import type { FavoriteList } from './favorite-lists'

export type FavoriteItem = typeof favoriteItems.$inferSelect
export type Favorite = { videoId: number } | { videoGroupId: number }

const maxItems = 1_000

/** The items of a list, the newest first. */
export function findFavoriteItems(
  db: Database,
  listId: number,
  range: RowRange,
): Promise<FavoriteItem[]> {
  return db
    .select()
    .from(favoriteItems)
    .where(eq(favoriteItems.listId, listId))
    .orderBy(desc(favoriteItems.id))
    .limit(range.limit)
    .offset(range.offset)
}

/**
 * Adds something to a list and returns the item, also an existing one, or the reason why not. A
 * lock on the list serializes additions, so that it never exceeds a thousand items.
 */
export async function addFavoriteItem(
  db: Database,
  list: FavoriteList,
  favorite: Favorite,
  now: Date,
): Promise<FavoriteItem | 'unknown' | 'full'> {
  const [column, table, id] =
    'videoId' in favorite
      ? (['video_id', 'videos', favorite.videoId] as const)
      : (['video_group_id', 'video_groups', favorite.videoGroupId] as const)
  return db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: favoriteLists.id })
      .from(favoriteLists)
      .where(eq(favoriteLists.id, list.id))
      .for('no key update')
    const { rows } = await tx.execute<{
      present: number | null
      known: boolean
      items: number
    }>(sql`
      select
        (select id from favorite_items where list_id = ${list.id} and ${sql.identifier(column)} = ${id}) as present,
        exists (select from ${sql.identifier(table)} where id = ${id}) as known,
        (select count(*)::int from favorite_items where list_id = ${list.id}) as items`)
    const { present, known, items } = rows[0]!
    if (locked.length === 0 || !known) return 'unknown'
    if (present !== null) {
      const [item] = await tx.select().from(favoriteItems).where(eq(favoriteItems.id, present))
      if (item) return item
    }
    if (items >= maxItems) return 'full'
    const values = { listId: list.id, ...favorite, addedAt: now }
    const [item] = await tx.insert(favoriteItems).values(values).returning()
    return item!
  })
}

/** Removes an item from a list; false when it is not on it. */
export async function removeFavoriteItem(
  db: Database,
  list: FavoriteList,
  itemId: number,
): Promise<boolean> {
  const removed = await db
    .delete(favoriteItems)
    .where(and(eq(favoriteItems.id, itemId), eq(favoriteItems.listId, list.id)))
    .returning({ id: favoriteItems.id })
  return removed.length > 0
}

type CatalogueIds = { videoIds?: readonly number[]; videoGroupIds?: readonly number[] }

/** The items of a person's default list for the given videos and groups. */
export async function loadFavorites(
  db: Connection,
  userId: number,
  { videoIds = [], videoGroupIds = [] }: CatalogueIds,
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

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { favoriteItems, favoriteLists } from '../db/schema/favorites'
import type { FavoriteList } from './favorite-lists'

export type FavoriteItem = typeof favoriteItems.$inferSelect
export type Favorite = { videoId: number } | { videoGroupId: number }

const maxItems = 1_000

/** The items of a list, the newest first. */
export function findFavoriteItems(
  db: Database,
  listId: number,
  range: { limit: number; offset: number },
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
 * Puts something on a list: the item, also when it was there before; or why not. Items are added to
 * a list one at a time (by the lock on its row), so that a thousand are never passed.
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

/** Takes an item off a list; false when it is not on it. */
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

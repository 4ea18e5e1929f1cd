import { and, count, desc, eq } from 'drizzle-orm'
import type { Connection, Database, RowRange } from '../db/database'
import { sqlState } from '../db/database-errors'
import { favoriteLists } from '../db/schema/favorites'

export type FavoriteList = typeof favoriteLists.$inferSelect
/** The id of a list, or `default` for the caller's default list. */
export type ListId = number | 'default'

const defaultName = 'Favorites'
const maxLists = 50

const nameKeyOf = (name: string) => name.normalize('NFKC').toLowerCase()
const withNameKey = (name: string) => ({ name, nameKey: nameKeyOf(name) })

const isDefaultOf = (userId: number) =>
  and(eq(favoriteLists.userId, userId), eq(favoriteLists.isDefault, true))

/** The person's default list, created on first use; concurrent calls create one. */
async function defaultList(db: Connection, userId: number, now: Date): Promise<FavoriteList> {
  const find = () => db.select().from(favoriteLists).where(isDefaultOf(userId))
  const [known] = await find()
  if (known) return known
  await db
    .insert(favoriteLists)
    .values({ userId, ...withNameKey(defaultName), isDefault: true, createdAt: now })
    // Two indexes conflict, so no target is named.
    .onConflictDoNothing()
  const [created] = await find()
  return created!
}

/** One of the person's lists; undefined when it belongs to someone else. */
export async function findFavoriteList(
  db: Connection,
  userId: number,
  id: ListId,
  now: Date,
): Promise<FavoriteList | undefined> {
  if (id === 'default') return defaultList(db, userId, now)
  const [list] = await db
    .select()
    .from(favoriteLists)
    .where(and(eq(favoriteLists.id, id), eq(favoriteLists.userId, userId)))
  return list
}

/** The person's lists, the default one first, then the newest. */
export async function findFavoriteLists(
  db: Connection,
  userId: number,
  now: Date,
  range: RowRange,
): Promise<FavoriteList[]> {
  await defaultList(db, userId, now)
  return db
    .select()
    .from(favoriteLists)
    .where(eq(favoriteLists.userId, userId))
    .orderBy(desc(favoriteLists.isDefault), desc(favoriteLists.id))
    .limit(range.limit)
    .offset(range.offset)
}

/** A new list, unless the person has one of that name or fifty lists. */
export async function createFavoriteList(
  db: Database,
  userId: number,
  name: string,
  now: Date,
): Promise<FavoriteList | 'taken' | 'too many'> {
  return db.transaction(async (tx) => {
    // The default list comes first, so that its name is reserved; the lock on it serializes
    // creations.
    await defaultList(tx, userId, now)
    await tx.select().from(favoriteLists).where(isDefaultOf(userId)).for('no key update')
    const [size] = await tx
      .select({ lists: count() })
      .from(favoriteLists)
      .where(eq(favoriteLists.userId, userId))
    if (size!.lists >= maxLists) return 'too many'
    const [list] = await tx
      .insert(favoriteLists)
      .values({ userId, ...withNameKey(name), createdAt: now })
      .onConflictDoNothing({ target: [favoriteLists.userId, favoriteLists.nameKey] })
      .returning()
    return list ?? 'taken'
  })
}

/** The list under its new name, unless the person has another list of that name. */
export async function renameFavoriteList(
  db: Database,
  list: FavoriteList,
  name: string,
): Promise<FavoriteList | 'taken'> {
  try {
    await db.update(favoriteLists).set(withNameKey(name)).where(eq(favoriteLists.id, list.id))
  } catch (error) {
    if (sqlState(error) === '23505') return 'taken'
    throw error
  }
  return { ...list, ...withNameKey(name) }
}

/** Deletes a list and its items; the default list cannot be deleted. */
export async function deleteFavoriteList(db: Database, list: FavoriteList): Promise<void> {
  await db
    .delete(favoriteLists)
    .where(and(eq(favoriteLists.id, list.id), eq(favoriteLists.isDefault, false)))
}

import { and, count, desc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../db/database'
import { errorCode } from '../db/error-code'
import { favoriteLists } from '../db/schema/favorites'

export type FavoriteList = typeof favoriteLists.$inferSelect
/** The id of a list, or `default` for the caller's default list. */
export type ListId = number | 'default'

const defaultName = 'Favorites'
const maxLists = 50

const nameKeyOf = (name: string) => name.normalize('NFKC').toLowerCase()
const named = (name: string) => ({ name, nameKey: nameKeyOf(name) })

const ownDefault = (userId: number) =>
  and(eq(favoriteLists.userId, userId), eq(favoriteLists.isDefault, true))

/** The person's default list, made when it is first asked for. Asked for many times at once, it is one. */
async function defaultList(db: Connection, userId: number, now: Date): Promise<FavoriteList> {
  const find = () => db.select().from(favoriteLists).where(ownDefault(userId))
  const [known] = await find()
  if (known) return known
  await db
    .insert(favoriteLists)
    .values({ userId, ...named(defaultName), isDefault: true, createdAt: now })
    .onConflictDoNothing({ target: favoriteLists.userId, where: eq(favoriteLists.isDefault, true) })
  const [made] = await find()
  return made!
}

/** One of the person's lists; undefined when it is not theirs. */
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

/** The person's lists, the default one first and then the newest. */
export async function findFavoriteLists(
  db: Connection,
  userId: number,
  now: Date,
  range: { limit: number; offset: number },
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
    // Before any other, so that its name is taken; the lock on it lets one list be made at a time.
    await defaultList(tx, userId, now)
    await tx.select().from(favoriteLists).where(ownDefault(userId)).for('no key update')
    const [size] = await tx
      .select({ lists: count() })
      .from(favoriteLists)
      .where(eq(favoriteLists.userId, userId))
    if (size!.lists >= maxLists) return 'too many'
    const [list] = await tx
      .insert(favoriteLists)
      .values({ userId, ...named(name), createdAt: now })
      .onConflictDoNothing({ target: [favoriteLists.userId, favoriteLists.nameKey] })
      .returning()
    return list ?? 'taken'
  })
}

/** The list under its new name, unless another list of the person has it. */
export async function renameFavoriteList(
  db: Database,
  list: FavoriteList,
  name: string,
): Promise<FavoriteList | 'taken'> {
  try {
    await db.update(favoriteLists).set(named(name)).where(eq(favoriteLists.id, list.id))
  } catch (error) {
    if (errorCode(error) === '23505') return 'taken'
    throw error
  }
  return { ...list, ...named(name) }
}

/** Removes a list and what it holds; the default list stays. */
export async function deleteFavoriteList(db: Database, list: FavoriteList): Promise<void> {
  await db
    .delete(favoriteLists)
    .where(and(eq(favoriteLists.id, list.id), eq(favoriteLists.isDefault, false)))
}

import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { studioMembers, studioUnlinks } from '../db/schema/studios'
import { addMs, minuteMs } from '../time'
import { isFree } from './studio-members'

/** How long unlinking can be undone: it needs no code, so it must be soon. */
const undoLimitMs = 10 * minuteMs

type Unlinking = { userId: number; id: number; now: Date }

/**
 * Unlinks a record from an account and remembers how it was linked; false when it is not linked to
 * it.
 */
export const unlinkRecord = (db: Database, { userId, id, now }: Unlinking): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isOwn = and(eq(studioMembers.id, id), eq(studioMembers.userId, userId))
    const [record] = await tx
      .select({ linkedAt: studioMembers.linkedAt })
      .from(studioMembers)
      .where(isOwn)
      .for('update')
    if (!record) return false
    const unlink = { linkedAt: record.linkedAt, unlinkedAt: now }
    await tx.update(studioMembers).set({ userId: null, linkedAt: null }).where(isOwn)
    await tx
      .insert(studioUnlinks)
      .values({ userId, studioMemberId: id, ...unlink })
      .onConflictDoUpdate({
        target: [studioUnlinks.userId, studioUnlinks.studioMemberId],
        set: unlink,
      })
    return true
  })

/**
 * Links a record again, as it was, to the account that unlinked it in the last `undoLimitMs`. One
 * statement demands that nobody else has linked it meanwhile. A record that is linked to the account
 * counts as linked again. `unknown`: the account has not unlinked it.
 */
export async function undoUnlink(
  db: Database,
  { userId, id, now }: Unlinking,
): Promise<'linked' | 'unknown' | 'linked elsewhere' | 'too late'> {
  const isUnlink = and(eq(studioUnlinks.studioMemberId, id), eq(studioUnlinks.userId, userId))
  await db
    .update(studioMembers)
    .set({ userId, linkedAt: studioUnlinks.linkedAt })
    .from(studioUnlinks)
    .where(
      and(
        eq(studioMembers.id, id),
        isFree,
        isUnlink,
        gt(studioUnlinks.unlinkedAt, addMs(now, -undoLimitMs)),
      ),
    )
  const [record] = await db
    .select({ ownerId: studioMembers.userId, unlinkedAt: studioUnlinks.unlinkedAt })
    .from(studioMembers)
    .leftJoin(studioUnlinks, isUnlink)
    .where(eq(studioMembers.id, id))
  if (record?.ownerId === userId) return 'linked'
  if (!record?.unlinkedAt) return 'unknown'
  return record.ownerId === null ? 'too late' : 'linked elsewhere'
}

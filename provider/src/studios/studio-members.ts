import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../db/database'
import { referrers, studioMembers, studios } from '../db/schema/studios'
import { provedEmails } from '../identity/verified-emails'

/** No account has linked the record. */
export const isFree = isNull(studioMembers.userId)

/** What may be told of a member's record before its mailbox is proved. */
export type FoundRecord = { id: number; email: string; initials: string; city: string }

const foundColumns = {
  id: studioMembers.id,
  email: studioMembers.email,
  initials: sql<string>`upper(left(${studioMembers.firstName}, 1) || left(${studioMembers.lastName}, 1))`,
  city: studios.city,
}

/** The records under an address that no account has linked, the oldest first. */
export const findRecords = (db: Database, email: string): Promise<FoundRecord[]> =>
  db
    .select(foundColumns)
    .from(studioMembers)
    .innerJoin(studios, eq(studios.id, studioMembers.studioId))
    .where(and(eq(studioMembers.email, email), isFree))
    .orderBy(asc(studioMembers.id))

/**
 * The record of a referrer's member that is not under `email` itself: `known` says whether the code
 * belongs to a referrer at all. The record is null when it is linked already, or there is none.
 */
export async function findReferrer(
  db: Database,
  code: string | undefined,
  email: string,
): Promise<{ known: boolean; record: FoundRecord | null }> {
  if (code === undefined) return { known: false, record: null }
  const [found] = await db
    .select({ code: referrers.code, id: referrers.studioMemberId })
    .from(referrers)
    .where(eq(referrers.code, code))
  if (found?.id == null) return { known: found !== undefined, record: null }
  const [record] = await db
    .select(foundColumns)
    .from(studioMembers)
    .innerJoin(studios, eq(studios.id, studioMembers.studioId))
    .where(and(eq(studioMembers.id, found.id), ne(studioMembers.email, email), isFree))
  return { known: true, record: record ?? null }
}

/**
 * The address that a code goes to: that of the record if a referrer leads to it, because the
 * visitor has only seen it masked, else the given one.
 */
export async function codeAddress(db: Database, email: string, recordId: number | undefined) {
  if (recordId === undefined) return email
  const [record] = await db
    .select({ email: studioMembers.email })
    .from(studioMembers)
    .innerJoin(referrers, eq(referrers.studioMemberId, studioMembers.id))
    .where(and(eq(studioMembers.id, recordId), isFree))
  return record?.email ?? email
}

const memberRows = (db: Connection, where: SQL | undefined) =>
  db
    .select({
      id: studioMembers.id,
      email: studioMembers.email,
      firstName: studioMembers.firstName,
      lastName: studioMembers.lastName,
      includesStreaming: studioMembers.includesStreaming,
      linkedAt: studioMembers.linkedAt,
      studioId: studios.id,
      studioName: studios.name,
      city: studios.city,
      brandId: studios.brandId,
    })
    .from(studioMembers)
    .innerJoin(studios, eq(studios.id, studioMembers.studioId))
    .where(where)
    .orderBy(asc(studios.name), asc(studioMembers.id))

export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number]

/** The records that an account has linked. */
export const linkedRecords = (db: Connection, userId: number): Promise<MemberRow[]> =>
  memberRows(db, eq(studioMembers.userId, userId))

/** The records under the addresses of a proof that no account has linked. */
export const provedRecords = (db: Connection, token: string, now: Date): Promise<MemberRow[]> =>
  memberRows(db, and(inArray(studioMembers.email, provedEmails(db, token, now)), isFree))

/**
 * Links records to an account. One statement demands the proof and that nobody else has linked
 * them, so that of several accounts one gets a record. Returns whether all of them are the
 * account's now; on false the caller must roll back. Records it had linked before count.
 */
export async function linkRecords(
  tx: Connection,
  { userId, ids, token, now }: { userId: number; ids: number[]; token: string; now: Date },
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const linked = await tx
    .update(studioMembers)
    .set({ userId, linkedAt: sql`coalesce(${studioMembers.linkedAt}, ${now})` })
    .where(
      and(
        inArray(studioMembers.id, wanted),
        inArray(studioMembers.email, provedEmails(tx, token, now)),
        or(isFree, eq(studioMembers.userId, userId)),
      ),
    )
    .returning({ id: studioMembers.id })
  return linked.length === wanted.length
}

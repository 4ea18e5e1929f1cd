import { and, eq, gt } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { verifiedEmails } from '../db/schema/email-proofs'
import { addMs, hourMs } from '../time'
import { hashToken, randomToken } from './credentials'

/** How long a proof lasts: long enough to fill in a form that was left for a while. */
export const proofLifetimeMs = 2 * hourMs

const isFresh = (token: string, now: Date) =>
  and(
    eq(verifiedEmails.tokenHash, hashToken(token)),
    gt(verifiedEmails.createdAt, addMs(now, -proofLifetimeMs)),
  )

/** The addresses that a token proves at `now`, as a query; none for an unknown token. */
export const provedEmails = (db: Connection, token: string, now: Date) =>
  db.select({ email: verifiedEmails.email }).from(verifiedEmails).where(isFresh(token, now))

/** Whether a token proves any address at `now`. */
export const isProof = async (db: Connection, token: string, now: Date): Promise<boolean> =>
  (await db.$count(verifiedEmails, isFresh(token, now))) > 0

/**
 * Records that somebody reads the mail of an address. Returns the token that proves it: the given
 * one, which gains the address, if it still proves another, else a new one.
 */
export async function recordProof(
  db: Connection,
  { email, token, now }: { email: string; token: string | undefined; now: Date },
): Promise<string> {
  const kept = token !== undefined && (await isProof(db, token, now)) ? token : randomToken()
  await db
    .insert(verifiedEmails)
    .values({ tokenHash: hashToken(kept), email, createdAt: now })
    .onConflictDoUpdate({
      target: [verifiedEmails.tokenHash, verifiedEmails.email],
      set: { createdAt: now },
    })
  return kept
}

import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../db/database'
import { deviceCodes } from '../db/schema/devices'
import { sessions, users } from '../db/schema/identity'
import { unauthorized } from '../http/errors'
import { addMs, minuteMs } from '../time'
import { hashToken, randomToken } from './credentials'
import { createSession, lockAccount, type SessionUser } from './sessions'

const codeLifetimeMs = 15 * minuteMs
/** A device that was granted has this long to fetch its session, whatever was left of its code. */
const pickupMs = 10 * minuteMs

// Consonants only (RFC 8628, section 6.1): no word, and nothing that looks like another.
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const codeLength = 8

const newCode = () =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/**
 * A code as it is stored, from what a person typed: in capitals, without spaces and dashes. Null
 * when it cannot be a code: those have 6 to 8 letters or digits.
 */
export function normalizeCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
  return /^[A-Z0-9]{6,8}$/.test(code) ? code : null
}

/** A new code for a device, with the secret that only the device knows. */
export async function createDeviceCode(
  db: Connection,
  deviceName: string,
  now: Date,
): Promise<{ code: string; secret: string; expiresAt: Date }> {
  const secret = randomToken()
  const code = newCode()
  const expiresAt = addMs(now, codeLifetimeMs)
  const stored = await db
    .insert(deviceCodes)
    .values({ code, secretHash: hashToken(secret), deviceName, createdAt: now, expiresAt })
    .onConflictDoNothing({ target: deviceCodes.code })
    .returning({ code: deviceCodes.code })
  return stored.length === 1 ? { code, secret, expiresAt } : createDeviceCode(db, deviceName, now)
}

/** Why a code grants nothing: nobody shows it, its time is over, or it was granted before. */
export type CodeProblem = 'invalid' | 'expired' | 'used'

type Device = Pick<typeof deviceCodes.$inferSelect, 'deviceName' | 'expiresAt'>

/** The device that shows a code, or why it cannot be granted. */
export async function findDevice(
  db: Connection,
  code: string,
  now: Date,
): Promise<Device | CodeProblem> {
  const [device] = await db.select().from(deviceCodes).where(eq(deviceCodes.code, code))
  if (!device) return 'invalid'
  if (device.grantedAt) return 'used'
  return device.expiresAt > now ? device : 'expired'
}

/**
 * Grants the device that shows a code access to the account of a session. One statement, so that of
 * several grants at once one succeeds. Throws 401 when the session has ended meanwhile.
 */
export function grantDevice(
  db: Database,
  { code, user, now }: { code: string; user: Pick<SessionUser, 'id' | 'sessionId'>; now: Date },
): Promise<Device | CodeProblem> {
  const pickup = addMs(now, pickupMs)
  return db.transaction(async (tx) => {
    // The lock makes whoever ends the session wait, and find the grant.
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, user.sessionId))
      .for('key share')
    if (!session) throw unauthorized()
    const [granted] = await tx
      .update(deviceCodes)
      .set({
        userId: user.id,
        grantedAt: now,
        expiresAt: sql`greatest(${deviceCodes.expiresAt}, ${pickup}::timestamptz)`,
      })
      .where(
        and(
          eq(deviceCodes.code, code),
          isNull(deviceCodes.grantedAt),
          gt(deviceCodes.expiresAt, now),
        ),
      )
      .returning()
    if (granted) return granted
    const found = await findDevice(tx, code, now)
    return typeof found === 'string' ? found : 'used'
  })
}

type SignedIn = { userId: number; tokens: Awaited<ReturnType<typeof createSession>> }

/**
 * Opens the session of a granted device, once: its code is deleted in the same transaction.
 * `pending` before the grant; `unknown` for a secret of no device, also after its session, and when
 * the account has been signed out everywhere since the grant.
 */
export function redeemSecret(
  db: Database,
  secret: string,
  now: Date,
): Promise<SignedIn | 'pending' | 'expired' | 'unknown'> {
  return db.transaction(async (tx) => {
    const ofDevice = eq(deviceCodes.secretHash, hashToken(secret))
    const [device] = await tx.select().from(deviceCodes).where(ofDevice)
    if (!device) return 'unknown'
    if (device.expiresAt <= now) return 'expired'
    if (device.userId === null) return 'pending'
    // Before the code is deleted: ending sessions locks the account first too.
    await lockAccount(tx, device.userId)
    const [redeemed] = await tx.delete(deviceCodes).where(ofDevice).returning()
    return redeemed ? openSession(tx, redeemed, now) : 'unknown'
  })
}

async function openSession(
  tx: Transaction,
  { userId, deviceName }: typeof deviceCodes.$inferSelect,
  now: Date,
): Promise<SignedIn | 'unknown'> {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId!), isNull(users.deletedAt)))
  if (!account) return 'unknown'
  // Nobody entered a password on the device, so it may not change one either.
  const options = { userAgent: deviceName, confirmed: false }
  return { userId: account.id, tokens: await createSession(tx, account, now, options) }
}

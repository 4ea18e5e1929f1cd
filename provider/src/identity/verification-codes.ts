import { createHmac, randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { verificationCodes } from '../db/schema/email-proofs'
import type { Deps } from '../deps'
import { errorKind } from '../log'
import { verificationCodeMail } from '../mail/mails'
import type { Translator } from '../texts/translator'
import { addMs, minuteMs } from '../time'
import { secretsMatch } from './credentials'

export const codeLifetimeMs = 10 * minuteMs
/** A code younger than this is not replaced. */
const resendAfterMs = minuteMs / 2
const maxTries = 5

/** The stored form of a code: six digits are guessed at once from a hash without a key. */
const hashCode = (secret: string, email: string, code: string) =>
  createHmac('sha256', secret).update(`verification code\n${email}\n${code}`).digest('base64url')

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

type SendDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'mail' | 'log' | 'env'>

/**
 * Mails a new code to an address, unless one was mailed in the last 30 seconds. Every address is
 * treated alike, known or not. False when the mail could not be handed over; throws 429 after too
 * many mails to the address.
 */
export async function sendCode(
  { db, clock, limits, mail, log, env }: SendDeps,
  email: string,
  translator: Translator,
): Promise<boolean> {
  const now = clock.now()
  const isOld = lte(verificationCodes.sentAt, addMs(now, -resendAfterMs))
  const isOwn = eq(verificationCodes.email, email)
  if (await db.$count(verificationCodes, and(isOwn, sql`not ${isOld}`))) return true
  await limits.consume('codeMail', email)

  const code = newCode()
  const codeHash = hashCode(env.playbackSecret, email, code)
  const fresh = { codeHash, tries: 0, sentAt: now }
  const stored = await db
    .insert(verificationCodes)
    .values({ email, ...fresh })
    .onConflictDoUpdate({ target: verificationCodes.email, set: fresh, setWhere: isOld })
    .returning({ email: verificationCodes.email })
  if (stored.length === 0) return true
  try {
    const content = verificationCodeMail(code, translator)
    await mail.send({ to: email, kind: 'verification_code', content })
    return true
  } catch (error) {
    log.error('code not mailed', { error: errorKind(error) })
    await db.delete(verificationCodes).where(and(isOwn, eq(verificationCodes.codeHash, codeHash)))
    return false
  }
}

/**
 * What a try came to: `wrong` may be followed by another, `last` was the fifth wrong one, `locked`
 * came after it, and `expired` found no code that is valid.
 */
export type CodeOutcome = 'right' | 'wrong' | 'last' | 'locked' | 'expired'

/**
 * Tries a code. One statement counts the try before the code is compared, so that however many come
 * at once, at most five are compared. A right code is used up.
 */
export async function tryCode(
  { db, clock, env }: { db: Database } & Pick<Deps, 'clock' | 'env'>,
  email: string,
  code: string,
): Promise<CodeOutcome> {
  const isCurrent = and(
    eq(verificationCodes.email, email),
    gt(verificationCodes.sentAt, addMs(clock.now(), -codeLifetimeMs)),
  )
  const [counted] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(isCurrent, lt(verificationCodes.tries, maxTries)))
    .returning({ codeHash: verificationCodes.codeHash, tries: verificationCodes.tries })
  if (!counted) return (await db.$count(verificationCodes, isCurrent)) > 0 ? 'locked' : 'expired'
  if (!secretsMatch(hashCode(env.playbackSecret, email, code), counted.codeHash))
    return counted.tries < maxTries ? 'wrong' : 'last'
  const used = await db
    .delete(verificationCodes)
    .where(and(isCurrent, eq(verificationCodes.codeHash, counted.codeHash)))
    .returning({ email: verificationCodes.email })
  return used.length === 1 ? 'right' : 'expired'
}

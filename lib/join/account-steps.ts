import type { FoundAccount, LookupResult } from '@/lib/api/user-lookups'
import type { FlowState, Verification } from '@/lib/flow/flow-state'
import { screenOf } from '@/lib/routing/screens'

/**
 * What follows an email lookup. `no-match` stays on the step and says so. A person with an account
 * logs in; their own studio records (`records`) are then offered, but not that of a referrer, who
 * is somebody else.
 */
export type LookupOutcome =
  | { kind: 'login'; records: FoundAccount[] }
  | { kind: 'match'; records: FoundAccount[] }
  | { kind: 'sign-up' | 'no-match' }

export function lookupOutcome(
  { email, users }: Pick<LookupResult, 'email' | 'users'>,
  { additional }: { additional: boolean },
): LookupOutcome {
  const records = users.filter(({ studio }) => studio !== null)
  if (!additional && records.length < users.length) {
    return { kind: 'login', records: records.filter((record) => record.email === email) }
  }
  if (records.length > 0) return { kind: 'match', records }
  return { kind: additional ? 'no-match' : 'sign-up' }
}

/** The mailbox of a found record. A masked address is not sent: the record's id stands for it. */
export function mailboxOf(
  record: Pick<FoundAccount, 'id' | 'email'>,
  lookedUp: string,
): Pick<Verification, 'email' | 'userId' | 'shownEmail'> {
  const isMasked = record.email !== lookedUp
  return { email: lookedUp, userId: isMasked ? record.id : null, shownEmail: record.email }
}

/**
 * Where an additional email is added from: within the sign-up from one of its steps, else from the
 * member's account.
 */
export function addOrigin(onBack: string | undefined, signedIn: boolean): 'account' | 'flow' {
  const from = screenOf(onBack?.split(/[?#]/)[0] ?? '')
  const isStep = from === 'matching-account' || from === 'associated-accounts'
  return signedIn && !isStep ? 'account' : 'flow'
}

/** The digits of a typed or pasted code, at most six. */
export const codeDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 6)

/** A code younger than this is not sent again, in milliseconds. */
const RESEND_AFTER_MS = 30_000

/** Whole seconds until a new code can be asked for; 0 when it can. */
export function secondsToResend(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1000)
  return Math.min(Math.max(0, left), RESEND_AFTER_MS / 1000)
}

/** What the steps about studio accounts leave in the flow's state, once they are over. */
export const noAccounts = {
  foundAccounts: [],
  associatedAccounts: [],
  lookedUpEmail: null,
  verification: null,
  verificationToken: null,
  addOrigin: null,
} satisfies Partial<FlowState>

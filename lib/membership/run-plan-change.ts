import type { CallError } from '@/lib/api/errors'
import { hasNoResponse, isApiError } from '@/lib/api/error-kinds'
import type { Membership } from '@/lib/api/memberships'
import type { Result } from '@/lib/api/result'
import { poll, SUBSCRIPTION_POLL_ATTEMPTS } from '@/lib/browser/poll'
import type { Confirmation } from '@/lib/checkout/card-payments'

/** The calls of a change of plan. */
export type PlanChangePorts = {
  change: () => Promise<Result<Membership>>
  /** Lets the bank confirm the payment. */
  authenticate: (clientSecret: string) => Promise<Confirmation>
  read: () => Promise<Membership>
}

/**
 * What became of a change of plan. `amountChanged`: it would charge something else than was shown.
 * `declined`: the bank or the card says no, with its own sentence if it gave one. `unclear`: it may
 * have happened. All but `changed` and `unclear` have changed nothing.
 */
export type PlanChangeOutcome =
  | { kind: 'changed'; membership: Membership }
  | { kind: 'amountChanged' | 'unclear' }
  | { kind: 'refused'; error: CallError }
  | { kind: 'declined'; messages: readonly string[] }

/** Error status of the provider when the amount is another one than the member was shown. */
const AMOUNT_CHANGED = 409

/**
 * Changes the plan, lets the bank confirm the payment where it wants to, and waits until the
 * membership has the new plan. A lost response is looked up.
 *
 * @param isChanged whether a membership is as it is wanted
 */
export async function runPlanChange(
  ports: PlanChangePorts,
  isChanged: (membership: Membership) => boolean,
  options: { intervalMs?: number } = {},
): Promise<PlanChangeOutcome> {
  const answer = await ports.change()
  if (!answer.ok) {
    const { error } = answer
    if (hasNoResponse(error)) return settle(ports, isChanged, options)
    const isStale = isApiError(error) && error.status === AMOUNT_CHANGED
    return isStale ? { kind: 'amountChanged' } : { kind: 'refused', error }
  }
  const secret = answer.data.stripeDetails?.stripePaymentIntentClientSecret
  if (secret) {
    const confirmation = await ports.authenticate(secret)
    if (confirmation.kind === 'refused')
      return { kind: 'declined', messages: confirmation.failure.messages }
  } else if (isChanged(answer.data)) return { kind: 'changed', membership: answer.data }
  return settle(ports, isChanged, options)
}

/** Reads the membership until it is as wanted; reading it may fail meanwhile. */
async function settle(
  { read }: PlanChangePorts,
  isChanged: (membership: Membership) => boolean,
  { intervalMs }: { intervalMs?: number },
): Promise<PlanChangeOutcome> {
  try {
    const membership = await poll(read, {
      until: isChanged,
      attempts: SUBSCRIPTION_POLL_ATTEMPTS,
      goOnAfter: () => true,
      ...(intervalMs !== undefined && { intervalMs }),
    })
    return { kind: 'changed', membership }
  } catch {
    // Whether it took too long or could not be read: what became of it is not known.
    return { kind: 'unclear' }
  }
}

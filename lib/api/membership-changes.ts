import type { Api } from './client'
import { membership, type MembershipId, membershipPath } from './memberships'
import { amount, currencyCode } from './money'
import { attempt } from './result'
import {
  type Decoder,
  id,
  type Infer,
  list,
  object,
  optional,
  single,
  string,
  time,
  withDefault,
} from './schema'
import { charge } from './subscriptions'
import { PURCHASE_TIMEOUT_MS } from './timeouts'

export const leaveReasons = [
  'price',
  'no_time',
  'not_used',
  'content',
  'technical',
  'health',
  'other',
] as const
export type LeaveReason = (typeof leaveReasons)[number]

// A line of a preview may be a credit, so it may be negative.
const signedAmount: Decoder<number> = (value) =>
  typeof value === 'number' && value < 0 ? -amount(-value) : amount(value)

const changePreview = object({
  dueToday: object({ amount, tax: amount, currency: currencyCode }),
  nextCharge: optional(charge),
  /** They add up to the amount of today. */
  lines: withDefault(list(object({ descriptionCode: string, amount: signedAmount })), []),
  /** The member's other plans that end with the change, each with what later payments use up. */
  ends: withDefault(list(object({ id, credit: amount })), []),
  /** The moment the amounts are calculated for. */
  prorationDate: time,
})
/** What a change of plan would charge today and from then on, by the gateway's own calculation. */
export type ChangePreview = Infer<typeof changePreview>

export type PlanChange = { subscriptionPlanId: number; brandId?: number | null }

/** What can be changed of a membership; one thing at a time. */
export type MembershipChange =
  | { brandId: number }
  | { cancelAtPeriodEnd: false }
  | { pauseUntil: string | null }
  | (PlanChange & {
      /** What the member was shown; anything else is refused. */
      expected: { amount: number; currency: string; prorationDate: string }
    })

/** Ends a membership with its paid period. Repeating it changes nothing. */
export function cancelMembership(api: Api, id: MembershipId, leaveReason: LeaveReason | null) {
  return attempt(
    api.delete(membershipPath(id), {
      body: leaveReason === null ? undefined : { leaveReason },
      timeoutMs: PURCHASE_TIMEOUT_MS,
      decode: single(membership),
    }),
  )
}

/**
 * Changes one thing of a membership. A change that charges needs the same `idempotencyKey` for as
 * long as its outcome is unknown; one that the bank wants confirmed comes back with a client secret.
 */
export function changeMembership(
  api: Api,
  id: MembershipId,
  change: MembershipChange,
  idempotencyKey?: string,
) {
  return attempt(
    api.put(membershipPath(id), {
      body: { subscription: change },
      idempotencyKey,
      timeoutMs: PURCHASE_TIMEOUT_MS,
      decode: single(membership),
    }),
  )
}

export function getChangePreview(
  api: Api,
  id: MembershipId,
  query: PlanChange,
): Promise<ChangePreview> {
  return api.get(`${membershipPath(id)}/change_preview`, { query, decode: single(changePreview) })
}

/** The moments at which a pause that begins with the next period can end. */
export async function listPauseOptions(api: Api, id: MembershipId): Promise<string[]> {
  const decode = single(list(object({ resumesAt: time })))
  const options = await api.get(`${membershipPath(id)}/pause_options`, { decode })
  return options.map(({ resumesAt }) => resumesAt)
}

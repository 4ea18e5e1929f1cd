import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { type Page, page } from './paging'
import { planTypes } from './plans'
import { brandRef } from './references'
import { attempt } from './result'
import {
  boolean,
  type Decoder,
  id,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  optional,
  orNull,
  single,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { charge } from './subscriptions'
import { PURCHASE_TIMEOUT_MS } from './timeouts'

/** Who takes the money, and so where a membership is cancelled. */
const billers = ['web', 'app_store', 'play_store', 'studio', 'employer'] as const

const flag = withDefault(boolean, false)

export const membership = object({
  /** Null for a benefit of an employer or the membership of a studio: they are not changed here. */
  id: optional(id),
  status: oneOf('active', 'incomplete', 'past_due', 'canceled'),
  inTrial: flag,
  trialEndsAt: orNull(time),
  createdAt: orNull(time),
  currentPeriodEnd: orNull(time),
  cancelAtPeriodEnd: flag,
  canceledAt: orNull(time),
  /** The last moment of access, once it is known to end. */
  endsAt: orNull(time),
  /** Between these moments nothing is charged and nothing can be watched. */
  pause: orNull(object({ startsAt: time, endsAt: time })),
  /** What confirms that it was canceled: `mailedTo` is null when no mail says so. */
  cancellation: orNull(object({ mailedTo: orNull(string), pdfUrl: string })),
  brand: orNull(brandRef),
  studio: orNull(object({ name: string })),
  billedBy: withDefault(oneOf(...billers), 'web'),
  /** Where it is managed, if not here. */
  manageUrl: orNull(webUrl),
  nextCharge: optional(charge),
  /** What a payment now would take of one that is past due. */
  amountDue: orNull(object({ amount, tax: amount, currency: currencyCode })),
  /** When the brand can be chosen anew; null for at once. */
  brandChangeAt: orNull(time),
  subscriptionPlan: object({
    id: orNull(integer),
    name: withDefault(string, ''),
    /** The language of the name, a BCP 47 tag. */
    language: withDefault(string, CATALOGUE_LANGUAGE),
    planType: orNull(oneOf(...planTypes)),
    price: orNull(amount),
    currency: orNull(currencyCode),
    interval: orNull(oneOf('month', 'year')),
    intervalCount: withDefault(integer, 1),
  }),
  card: orNull(object({ brand: string, last4: string, expMonth: integer, expYear: integer })),
  /** What can be done with it now; the provider alone decides. */
  actions: withDefault(
    object({
      cancel: flag,
      undoCancel: flag,
      pause: flag,
      resume: flag,
      changePlan: flag,
      selectBrand: flag,
    }),
    {
      cancel: false,
      undoCancel: false,
      pause: false,
      resume: false,
      changePlan: false,
      selectBrand: false,
    },
  ),
  stripeDetails: orNull(object({ stripePaymentIntentClientSecret: orNull(string) })),
})
/** What opens content to a member, whoever bills it. Amounts are decimals in major units. */
export type Membership = Infer<typeof membership>
/** One that is billed here. */
export type OwnMembership = Membership & { id: number | string }
export type MembershipId = OwnMembership['id']
/** `active` are those that give access, are paused or past due; `canceled` those that have ended. */
export const membershipFilters = ['active', 'canceled'] as const
export type MembershipFilter = (typeof membershipFilters)[number]

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

const path = (id: MembershipId) => `/v1/subscriptions/${encodeURIComponent(id)}`

export function listMemberships(
  api: Api,
  query: { status: MembershipFilter },
): Promise<Page<Membership>> {
  return api.get('/v1/subscriptions', { query, decode: page(membership) })
}

export function getMembership(api: Api, id: MembershipId): Promise<Membership> {
  return api.get(path(id), { decode: single(membership) })
}

/** Ends a membership with its paid period. Repeating it changes nothing. */
export function cancelMembership(api: Api, id: MembershipId, leaveReason: LeaveReason | null) {
  return attempt(
    api.delete(path(id), {
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
    api.put(path(id), {
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
  return api.get(`${path(id)}/change_preview`, { query, decode: single(changePreview) })
}

/** The moments at which a pause that begins with the next period can end. */
export async function listPauseOptions(api: Api, id: MembershipId): Promise<string[]> {
  const decode = single(list(object({ resumesAt: time })))
  const options = await api.get(`${path(id)}/pause_options`, { decode })
  return options.map(({ resumesAt }) => resumesAt)
}

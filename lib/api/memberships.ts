import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { type Page, page } from './paging'
import { planTypes } from './plans'
import { brandRef } from './references'
import {
  boolean,
  id,
  type Infer,
  integer,
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

/** The path of a membership in the API. */
export const membershipPath = (id: MembershipId) => `/v1/subscriptions/${encodeURIComponent(id)}`

export function listMemberships(
  api: Api,
  query: { status: MembershipFilter },
): Promise<Page<Membership>> {
  return api.get('/v1/subscriptions', { query, decode: page(membership) })
}

export function getMembership(api: Api, id: MembershipId): Promise<Membership> {
  return api.get(membershipPath(id), { decode: single(membership) })
}

import type { Api } from './client'
import { offer } from './offers'
import { plan } from './plans'
import { promotionCode } from './promotion-codes'
import { brandRef } from './references'
import {
  boolean,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  optional,
  single,
  withDefault,
} from './schema'
import { studio } from './studios'

/** The parameters that a payment link may have in its query, by their names in the address. */
export const linkParameters = [
  'store_id',
  'sp',
  'brand_id',
  'offer_id',
  'code',
  'referrer_id',
] as const
export type LinkParameter = (typeof linkParameters)[number]
/** As they stand in the address; the provider says what is wrong with them. */
export type LinkParameters = Partial<Record<LinkParameter, string>>

const problemCodes = [
  'malformed',
  'unknown',
  'not_on_sale',
  'expired',
  'used_up',
  'not_for_plan',
  'not_for_brand',
  'not_with_offer',
  'needs_brand',
] as const

const problem = object({
  parameter: oneOf(...linkParameters),
  // A reason that this version has no words for is shown as the plainest one.
  code: withDefault(oneOf(...problemCodes), 'unknown'),
  blocks: withDefault(boolean, true),
})
/** What is wrong with a parameter; `blocks` means that the purchase cannot go on as linked. */
export type LinkProblem = Infer<typeof problem>

const paymentLink = object({
  plan: optional(plan),
  /** Free days of the plan for those who sign up; purchases by link have none. */
  signUpTrialDays: withDefault(integer, 0),
  studio: optional(studio),
  /** What a plan of one brand is for; without a plan, the brand of the link. */
  brand: optional(brandRef),
  offer: optional(offer),
  /** The discount of the code or of the offer. */
  promotion: optional(promotionCode),
  problems: list(problem),
})
/** What a payment link sells. Null is what it does not name, or names wrongly. */
export type PaymentLink = Infer<typeof paymentLink>

/** What a payment link sells and what is wrong with it, decided by the provider. */
export function checkPaymentLink(api: Api, parameters: LinkParameters): Promise<PaymentLink> {
  return api.get('/v1/public/payment_links', { query: parameters, decode: single(paymentLink) })
}

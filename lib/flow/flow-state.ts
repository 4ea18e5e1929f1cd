import { planTypes } from '@/lib/api/plans'
import {
  flag,
  id,
  integer,
  list,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  withDefault,
} from '@/lib/api/shape'
import { charge } from '@/lib/api/subscriptions-web'
import { laterCharge } from '@/lib/checkout/later-charge'
import { queryParams } from '@/lib/flow/flow-params'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'

const orNull = <T>(decode: (value: unknown) => T) => withDefault(optional(decode), null)
const planType = orNull(oneOf(...planTypes))

// An account found for an email, as the lookup gives it.
const account = object({
  id,
  email: withDefault(text, ''),
  studio: orNull(object({ id, name: text })),
  brand: orNull(object({ externalId: id })),
})

const purchase = object({
  subscriptionId: id,
  planName: withDefault(text, ''),
  /** The language of the plan's name, a BCP 47 tag. */
  planLanguage: withDefault(text, CATALOGUE_LANGUAGE),
  planType,
  interval: orNull(text),
  intervalCount: withDefault(integer, 1),
  /** The plan's price in major units, without tax. */
  price: number,
  currency: text,
  /** What was taken, and what is taken next; null when nothing. */
  charged: orNull(charge),
  nextCharge: orNull(charge),
  /** What each period costs once a promotion code has ended. */
  regular: orNull(laterCharge),
  inTrial: withDefault(flag, false),
  currentPeriodEnd: orNull(text),
  brandId: orNull(integer),
})
/** What was bought, for the screen that confirms it. */
export type FlowPurchase = Shape<typeof purchase>

/** Reads what is stored; what is missing or does not fit takes its empty value, one field at a time. */
export const flowState = object({
  email: orNull(text),
  foundAccounts: withDefault(list(account), []),
  associatedAccounts: withDefault(list(account), []),
  queryParams,
  /** The referrer that the look-up did not know. */
  unknownReferrer: orNull(text),
  brandChoice: orNull(object({ id: integer, externalId: text })),
  verificationToken: orNull(text),
  addOrigin: orNull(oneOf('account', 'flow')),
  planId: orNull(integer),
  planType,
  offerId: orNull(integer),
  promo: orNull(text),
  pendingEnterpriseId: orNull(text),
  purchase: orNull(purchase),
  signUpBackModal: withDefault(flag, false),
  cancelPlanModal: withDefault(flag, false),
})
/** What the steps from the first email to the purchase know of one another. Specification 3. */
export type FlowState = Shape<typeof flowState>

export const emptyFlow: FlowState = flowState({})

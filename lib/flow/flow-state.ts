import { planTypes } from '@/lib/api/plans'
import {
  boolean,
  id,
  type Infer,
  integer,
  list,
  number,
  object,
  oneOf,
  orNull,
  string,
  withDefault,
} from '@/lib/api/schema'
import { charge, laterCharge } from '@/lib/api/subscriptions-web'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { queryParams } from './flow-params'

const planType = orNull(oneOf(...planTypes))

// An account found for an email, as the lookup gives it.
const account = object({
  id,
  email: withDefault(string, ''),
  studio: orNull(object({ id, name: string })),
  brand: orNull(object({ externalId: id })),
})

const purchase = object({
  subscriptionId: id,
  planName: withDefault(string, ''),
  /** The language of the plan's name, a BCP 47 tag. */
  planLanguage: withDefault(string, CATALOGUE_LANGUAGE),
  planType,
  interval: orNull(string),
  intervalCount: withDefault(integer, 1),
  /** The plan's price in major units, without tax. */
  price: number,
  currency: string,
  /** What was taken, and what is taken next; null when nothing. */
  charged: orNull(charge),
  nextCharge: orNull(charge),
  /** What each period costs once a promotion code has ended. */
  regular: orNull(laterCharge),
  inTrial: withDefault(boolean, false),
  currentPeriodEnd: orNull(string),
  brandId: orNull(integer),
})
/** What was bought, for the screen that confirms it. */
export type FlowPurchase = Infer<typeof purchase>

/** Reads what is stored; what is missing or does not fit takes its empty value, one field at a time. */
export const flowState = object({
  email: orNull(string),
  foundAccounts: withDefault(list(account), []),
  associatedAccounts: withDefault(list(account), []),
  queryParams,
  /** The referrer that the look-up did not know. */
  unknownReferrer: orNull(string),
  brandChoice: orNull(object({ id: integer, externalId: string })),
  verificationToken: orNull(string),
  addOrigin: orNull(oneOf('account', 'flow')),
  planId: orNull(integer),
  planType,
  offerId: orNull(integer),
  promo: orNull(string),
  pendingEnterpriseId: orNull(string),
  purchase: orNull(purchase),
  signUpBackModal: withDefault(boolean, false),
  cancelPlanModal: withDefault(boolean, false),
})
/** What the steps from the first email to the purchase know of one another. Specification 3. */
export type FlowState = Infer<typeof flowState>

export const emptyFlow: FlowState = flowState({})

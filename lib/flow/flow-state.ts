import { associatedUser } from '@/lib/api/associated-users'
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
import { charge, laterCharge } from '@/lib/api/subscriptions'
import { foundAccount } from '@/lib/api/user-lookups'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { promotionCode } from '@/lib/api/promotion-codes'
import { queryParams } from './flow-params'

const planType = orNull(oneOf(...planTypes))

const verification = object({
  /** The address that was looked up. */
  email: string,
  /** The record whose mailbox gets the code, when its address is masked. */
  userId: orNull(id),
  /** The address of that mailbox, as it may be shown. */
  shownEmail: string,
  /** When a code was last asked for, in milliseconds since 1970. */
  sentAt: withDefault(integer, 0),
})
/** A mailbox that is being proved by a mailed code. */
export type Verification = Infer<typeof verification>

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
  /** The charge made, and the next charge; null when there is none. */
  charged: orNull(charge),
  nextCharge: orNull(charge),
  /** The price of each period once a promotion code has ended. */
  regular: orNull(laterCharge),
  inTrial: withDefault(boolean, false),
  currentPeriodEnd: orNull(string),
  brandId: orNull(integer),
})
/** A purchase, for the success screen. */
export type FlowPurchase = Infer<typeof purchase>

// A marketing offer that was chosen with the plan; `brandIds` is empty for one of all brands.
const offer = object({
  id: integer,
  planId: integer,
  brandIds: withDefault(list(integer), []),
  promotion: orNull(promotionCode),
})
export type FlowOffer = Infer<typeof offer>

/** Decodes stored state; every missing or invalid field gets its empty value. */
export const flowState = object({
  email: orNull(string),
  /** The studio records that the last email lookup found. */
  foundAccounts: withDefault(list(foundAccount), []),
  /** The address of that lookup, which may be another than the one to sign up with. */
  lookedUpEmail: orNull(string),
  verification: orNull(verification),
  /** The proved records that the sign-up will link. */
  associatedAccounts: withDefault(list(associatedUser), []),
  queryParams,
  /** The referrer that the email lookup did not know. */
  unknownReferrer: orNull(string),
  brandChoice: orNull(object({ id: integer, externalId: string })),
  verificationToken: orNull(string),
  /** Where the flow for an additional email began. */
  addOrigin: orNull(oneOf('account', 'flow')),
  planId: orNull(integer),
  planType,
  offer: orNull(offer),
  pendingEnterpriseId: orNull(string),
  purchase: orNull(purchase),
  signUpBackModal: withDefault(boolean, false),
  cancelPlanModal: withDefault(boolean, false),
})
/** The state that the steps from the first email to the purchase share. Specification 3. */
export type FlowState = Infer<typeof flowState>

export const emptyFlow: FlowState = flowState({})

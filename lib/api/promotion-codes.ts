import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { attempt } from './result'
import {
  integer,
  object,
  oneOf,
  optional,
  orNull,
  type Infer,
  single,
  string,
  withDefault,
} from './schema'

/** Decodes a promotion code of the provider or of the browser's storage. */
export const promotionCode = object({
  code: string,
  title: withDefault(string, ''),
  /** The language of the title, a BCP 47 tag. */
  language: withDefault(string, CATALOGUE_LANGUAGE),
  stripePromotionCodeId: string,
  percentOff: optional(amount),
  amountOff: optional(amount),
  currency: optional(currencyCode),
  duration: withDefault(oneOf('once', 'repeating', 'forever'), 'once'),
  durationInMonths: orNull(integer),
})
/** A discount by code: a percentage, or a decimal amount in major units of `currency`. */
export type PromotionCode = Infer<typeof promotionCode>

/**
 * Looks up an entered code for one plan. Fails for a code that is unknown, expired or for another
 * plan. `isPublic` is for buyers without an account.
 */
export function findPromotionCode(
  api: Api,
  input: { code: string; planId: number | string; isPublic?: boolean },
) {
  return attempt(
    api.get(`/v1${input.isPublic ? '/public' : ''}/promotion_codes`, {
      query: { code: input.code, subscriptionPlanId: input.planId },
      decode: single(promotionCode),
    }),
  )
}

import type { Api } from '@/lib/api/client'
import { amount, currencyCode } from '@/lib/api/money'
import { attempt } from '@/lib/api/result'
import {
  integer,
  object,
  oneOf,
  optional,
  type Shape,
  single,
  text,
  withDefault,
} from '@/lib/api/shape'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'

const orNull = <T>(decode: (value: unknown) => T) => withDefault(optional(decode), null)

/** Reads a code, also one that was kept. */
export const promotionCode = object({
  code: text,
  title: withDefault(text, ''),
  /** The language of the title, a BCP 47 tag. */
  language: withDefault(text, CATALOGUE_LANGUAGE),
  stripePromotionCodeId: text,
  percentOff: optional(amount),
  amountOff: optional(amount),
  currency: optional(currencyCode),
  duration: withDefault(oneOf('once', 'repeating', 'forever'), 'once'),
  durationInMonths: orNull(integer),
})
/** A discount by code: a percentage, or a decimal amount in major units of `currency`. */
export type PromotionCode = Shape<typeof promotionCode>

/** Looks a typed code up for one plan. A code that is unknown, expired or for another plan fails. */
export function findPromotionCode(api: Api, input: { code: string; planId: number | string }) {
  return attempt(
    api.get('/v1/promotion_codes', {
      query: { code: input.code, subscriptionPlanId: input.planId },
      decode: single(promotionCode),
    }),
  )
}

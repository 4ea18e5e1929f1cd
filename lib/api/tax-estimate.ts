import { DEFAULT_CURRENCY } from '@/lib/billing/currency'
import type { Address } from './address'
import type { Api } from './client'
import { readErrorBody } from './response'
import { attempt } from './result'
import { amount, currencyCode } from './money'
import { type Decoder, object, optional, SchemaError } from './schema'

/**
 * The tax on a purchase, or the reasons why it cannot be calculated. Specification 3, tax estimate.
 */
export type TaxEstimate = { amount: number } | { amount: null; messages: string[] }

const estimate = object({ amount, currency: optional(currencyCode) })

/** Rejects an amount in another currency than the requested one. */
const taxIn =
  (currency: string): Decoder<TaxEstimate> =>
  (value) => {
    const { messages } = readErrorBody(value)
    if (messages.length > 0) return { amount: null, messages }
    const found = estimate(value)
    if (found.currency && found.currency.toLowerCase() !== currency)
      throw new SchemaError(`an amount in ${currency}`)
    return { amount: found.amount }
  }

export type TaxEstimateInput = {
  /** Whether a new card is used, rather than the one on file. */
  newCc: boolean
  address: Partial<Address>
  /** Only when it differs from the provider's default. */
  currency?: string | null
  stripePromotionCodeId?: string | null
}

/**
 * Requests the tax on a plan. A response with messages counts as success; the caller shows them and
 * clears the amount. `isPublic` is for buyers without an account.
 */
export function estimateTax(
  api: Api,
  planId: number | string,
  input: TaxEstimateInput,
  { isPublic = false, ...options }: { signal?: AbortSignal; isPublic?: boolean } = {},
) {
  return attempt(
    api.post(
      `/v1${isPublic ? '/public' : ''}/subscription_plan/${encodeURIComponent(planId)}/tax_estimates`,
      {
        ...options,
        body: {
          newCc: input.newCc,
          address: input.address,
          currency: input.currency || undefined,
          format: 'json',
          stripePromotionCodeId: input.stripePromotionCodeId || undefined,
        },
        decode: taxIn(input.currency || DEFAULT_CURRENCY),
      },
    ),
  )
}

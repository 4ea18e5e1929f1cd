import { z } from '@hono/zod-openapi'

const line = z
  .string()
  .max(200, 'is too long (maximum is 200 characters)')
  .nullish()
  .transform((value) => value?.trim() || undefined)

/** A billing address as a payer sends it; whatever is missing is simply not known. */
export const BillingAddress = z
  .object({
    line1: line,
    line2: line,
    city: line,
    state: line,
    postal_code: line,
    country: line,
  })
  .openapi('BillingAddress')

import { z } from '@hono/zod-openapi'
import { optionalLine } from '../../http/text-fields'

const line = optionalLine(200)

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

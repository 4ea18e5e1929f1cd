import { z } from '@hono/zod-openapi'
import { language } from '../http/contract'

const PlanPrice = z.object({ currency: z.string(), price: z.number() })

/** A plan as on the wire (specification 3): prices in major units, currencies in lower case. */
export const Plan = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    language,
    plan_type: z.enum(['all', 'single']),
    interval: z.enum(['month', 'year']),
    interval_count: z.number().int(),
    trial_days: z.number().int(),
    price: z.number(),
    currency: z.string(),
    currency_options: z.array(PlanPrice),
    features: z.array(z.string()),
    brand_ids: z
      .array(z.number().int())
      .nullable()
      .openapi({ description: 'The brands that a plan of one brand is sold for; null for any.' }),
    current: z
      .boolean()
      .optional()
      .openapi({ description: 'The caller has it; with `brand_id`, for that brand.' }),
    standing: z.enum(['current', 'covered', 'upgrade', 'none']).optional().openapi({
      description:
        'To what the caller has: the same; its content is had already; it would take the place of plans of one brand; none of these.',
    }),
  })
  .openapi('Plan')

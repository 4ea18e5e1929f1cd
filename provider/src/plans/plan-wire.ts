import { z } from '@hono/zod-openapi'
import { currency, languageTag } from '../http/contract'
import { planRelations } from './plan-relation'

const PlanPrice = z.object({ currency, price: z.number() })

const moment = z.iso.datetime().nullable()
const ReplacedPlan = z.object({
  brand_id: z.number().int(),
  trial_until: moment.openapi({ description: 'The end of its free days; they end with it.' }),
  paid_until: moment.openapi({
    description: 'Until when it has been paid for; the rest is neither refunded nor credited.',
  }),
})

/** The wire form of a plan: prices in major units, currencies in lower case. */
export const Plan = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    language: languageTag,
    plan_type: z.enum(['all', 'single']),
    interval: z.enum(['month', 'year']),
    interval_count: z.number().int(),
    trial_days: z.number().int(),
    price: z.number(),
    currency,
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
    relation: z.enum(planRelations).optional().openapi({
      description:
        'To what the caller has, by `brand_id`: `current` the same plan; `switch` another plan for exactly the same content; `included` its content is had already, and more; `replaces` it ends plans of one brand, see `replaces`; `none` of these. Only `none` and `replaces` can be bought.',
    }),
    replaces: z.array(ReplacedPlan).optional().openapi({
      description: 'With the relation `replaces`: the plans that end at once when this one starts.',
    }),
  })
  .openapi('Plan')

import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import type { Api } from './client'
import { amount, currencyCode } from './money'
import { type Page, page } from './paging'
import {
  type Decoder,
  boolean,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Infer,
  SchemaError,
  single,
  string,
  withDefault,
} from './schema'

export const planTypes = ['all', 'single'] as const
export type PlanType = (typeof planTypes)[number]

const price = object({ currency: currencyCode, price: amount })
// Every price must be valid: dropping an invalid one would sell the plan in another currency.
const prices: Decoder<Infer<typeof price>[]> = (value) => {
  if (!Array.isArray(value)) throw new SchemaError('a list')
  return value.map(price)
}

/**
 * How a plan relates to the user's subscriptions: `current` is the same plan; `switch` another plan
 * for exactly the same content; `included` a plan whose content they already have, and more;
 * `replaces` a plan that ends their plans of single brands; else `none`.
 */
export const planRelations = ['none', 'current', 'included', 'switch', 'replaces'] as const
export type PlanRelation = (typeof planRelations)[number]

const replacedPlan = object({
  brandId: integer,
  /** End of its free trial, which is lost with the plan. */
  trialUntil: orNull(string),
  /** End of the paid period; the unused rest is neither refunded nor credited. */
  paidUntil: orNull(string),
})
/** A plan of one brand that ends when another starts. Times are ISO 8601. */
export type ReplacedPlan = Infer<typeof replacedPlan>

export const plan = object({
  id: integer,
  name: string,
  description: withDefault(string, ''),
  /** The language of the texts, a BCP 47 tag. */
  language: withDefault(string, CATALOGUE_LANGUAGE),
  planType: oneOf(...planTypes),
  interval: oneOf('month', 'year'),
  intervalCount: withDefault(integer, 1),
  trialDays: withDefault(integer, 0),
  price: amount,
  currency: currencyCode,
  currencyOptions: prices,
  features: withDefault(list(string), []),
  /** The brands that a single-brand plan is sold for; null for any. */
  brandIds: orNull(list(integer)),
  current: orNull(boolean),
  relation: orNull(oneOf(...planRelations)),
  replaces: withDefault(list(replacedPlan), []),
})
/** A plan for sale. Prices are decimal amounts in major units of their currency. Specification 3. */
export type Plan = Infer<typeof plan>

export type PlanQuery = { brandId?: number | null; planType?: PlanType }

export function listPlans(api: Api, query: PlanQuery = {}): Promise<Page<Plan>> {
  return api.get('/v1/plans/web', { query, decode: page(plan) })
}

/** The plans as they are sold by link to buyers without an account: none has a free trial. */
export function listPublicPlans(api: Api, query: PlanQuery = {}): Promise<Page<Plan>> {
  return api.get('/v1/public/plan', { query, decode: page(plan) })
}

/**
 * One plan for a signed-in buyer, with its brand when it is a single-brand plan. Throws `ApiError`
 * with status 404 for an unknown id, and with the code `malformed` when the response is another
 * plan.
 */
export function getPlan(
  api: Api,
  id: number | string,
  query: { brandId?: number | null } = {},
): Promise<Plan> {
  return api.get(`/v1/subscription_plan/${encodeURIComponent(id)}`, {
    query,
    decode(value) {
      const found = single(plan)(value)
      if (String(found.id) !== String(id)) throw new SchemaError(`the plan ${id}`)
      return found
    },
  })
}

/** One plan as everybody may see it. Throws `ApiError` with status 404 for an unknown id. */
export function getPublicPlan(api: Api, id: number | string): Promise<Plan> {
  return api.get(`/v1/public/plan/${encodeURIComponent(id)}`, { decode: single(plan) })
}

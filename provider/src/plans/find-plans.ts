import type { z } from '@hono/zod-openapi'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { planPrices, plans } from '../db/schema/plans'
import type { Deps } from '../deps'
import { toMajor } from '../payments/money'
import { findCustomer } from '../payments/purchase/payment-customer'
import { findTrialDays } from '../payments/purchase/trials'
import { liveSubscriptions } from '../payments/state/live-subscriptions'
import { translateRow } from '../texts/translate-row'
import { planRelation, replacedPlans } from './plan-relation'
import type { Plan } from './plan-wire'

export const defaultCurrency = 'usd'

/**
 * The currency of a list of plans: the payer's if every plan has a price in it, else usd. Clients
 * choose another one by locale from `currency_options`.
 *
 * @internal
 */
export function choosePlanCurrency(payer: string | undefined, plans: string[][]): string {
  const everywhere = payer !== undefined && plans.every((currencies) => currencies.includes(payer))
  return everywhere ? payer : defaultCurrency
}

type WirePlan = z.infer<typeof Plan>
type Filter = {
  /** Only these plans, including those for other brands. */
  ids?: readonly number[]
  /** The brand that a plan of one brand would be for. */
  brandId?: number | undefined
  planType?: 'all' | 'single' | undefined
  /** Whether a visitor without an account buys as such, which excludes a trial. */
  forPublicPurchase?: boolean
}

async function planRows({ db }: Pick<Deps, 'db'>, { ids, brandId, planType }: Filter) {
  const forBrand =
    brandId === undefined
      ? sql`${plans.brandIds} is null`
      : or(
          sql`${plans.brandIds} is null`,
          sql`${plans.brandIds} @> ${JSON.stringify([brandId])}::jsonb`,
        )
  return db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.hidden, false),
        ids ? inArray(plans.id, [...ids]) : forBrand,
        planType && eq(plans.planType, planType),
      ),
    )
    .orderBy(asc(plans.position), asc(plans.id))
}

/**
 * The free days that a viewer would get: none after a trial. Visitors see the plan's, which they
 * get by signing up; a purchase without an account has none.
 */
async function trialDaysFor(
  { db }: Pick<Deps, 'db'>,
  viewerId: number | undefined,
  { forPublicPurchase = false }: Filter,
) {
  if (viewerId === undefined)
    return (plan: { trialDays: number }) => (forPublicPurchase ? 0 : plan.trialDays)
  return findTrialDays(db, viewerId)
}

/**
 * The plans for sale. `price` and `currency` are in the payer's currency when every plan of the
 * list has it, else in usd; `current`, `relation` and `replaces` say how a plan relates to what the
 * viewer has, and `trial_days` what they would get. Texts are in the requested language where a
 * plan has it.
 */
export async function findPlans(
  deps: Pick<Deps, 'db' | 'clock'>,
  filter: Filter,
  viewerId: number | undefined,
  acceptLanguage: string | undefined,
): Promise<WirePlan[]> {
  const found = await planRows(deps, filter)
  const rows = found.map((plan) => translateRow(plan, acceptLanguage))
  const ids = rows.map(({ id }) => id)
  const [prices, customer, live, trialDaysOf] = await Promise.all([
    ids.length > 0
      ? deps.db.select().from(planPrices).where(inArray(planPrices.planId, ids))
      : Promise.resolve([]),
    viewerId === undefined ? undefined : findCustomer(deps, viewerId),
    viewerId === undefined ? undefined : liveSubscriptions(deps.db, viewerId),
    trialDaysFor(deps, viewerId, filter),
  ])
  const now = deps.clock.now()
  const options = rows.map(({ id }) => prices.filter(({ planId }) => planId === id))
  const currency = choosePlanCurrency(
    customer?.currency ?? undefined,
    options.map((each) => each.map((price) => price.currency)),
  )
  return rows.flatMap((plan, index) => {
    const own = options[index]!
    const relation = live && planRelation(plan, filter.brandId, live)
    const shown = own.find((price) => price.currency === currency) ?? own[0]
    if (!shown) return []
    return {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      language: plan.language,
      plan_type: plan.planType,
      interval: plan.interval,
      interval_count: plan.intervalCount,
      trial_days: trialDaysOf(plan),
      price: toMajor(shown.amount, shown.currency),
      currency: shown.currency,
      currency_options: own
        .map((price) => ({
          currency: price.currency,
          price: toMajor(price.amount, price.currency),
        }))
        .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
      features: plan.features,
      brand_ids: plan.brandIds,
      ...(relation && { current: relation === 'current', relation }),
      ...(relation === 'replaces' && { replaces: replacedPlans(plan, live!, now) }),
    }
  })
}

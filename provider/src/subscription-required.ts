import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { loadLookups } from './catalogue/lookups'
import { subscriptions } from './db/schema/subscriptions'
import type { Deps } from './deps'
import { entitledUntil, loadEntitlements } from './entitlement'
import { jsonResponse, orNull } from './http/contract'
import { forbidden, type HttpError } from './http/errors'
import { overlaps } from './payments/scope'
import { hasEnded, isPausedAt, liveSubscriptions } from './payments/state/live-subscriptions'
import { findPlans } from './plans/find-plans'
import { Plan } from './plans/plan-wire'
import { type Message, messageWith } from './texts/message'
import type { Translator } from './texts/translator'

const codes = [
  'subscription_required',
  'subscription_ended',
  'subscription_paused',
  'subscription_past_due',
  'brand_not_covered',
] as const
type Code = (typeof codes)[number]

type Target = { userId: number; brandId: number }

/**
 * The documentation of a 403 whose cause may be a missing entitlement; `others` are the codes of
 * other causes.
 */
export const notEntitledResponse = (...others: string[]) => ({
  403: jsonResponse(
    z.object({
      error: z.string(),
      code: z.enum([...codes, ...others]).openapi({
        description:
          '`subscription_paused` and `subscription_past_due`: there is a subscription for this content, which is paused or has not been paid for; `brand_not_covered`: there is one for other brands; `subscription_ended`: there was one; `subscription_required`: none of these.',
      }),
      details: z
        .object({
          covered_brand_ids: z.array(z.int()),
          fitting_plan: orNull(Plan),
        })
        .optional()
        .openapi({
          description:
            'What the caller has, and the plan to offer them that opens this content: the cheapest that would replace their plans of other brands, else the cheapest. Null where nothing has to be bought. Left out for other causes.',
        }),
    }),
    'Not entitled; `code` says what is missing.',
  ),
})

/**
 * The plan to offer somebody for content of a brand: the cheapest of those that would replace their
 * plans of other brands, because it opens everything at about the price of a second plan; else the
 * cheapest that they can buy.
 */
async function findFittingPlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, brandId }: Target,
  language: string,
) {
  const plans = await findPlans(deps, { brandId }, userId, language)
  const upgrades = plans.filter(({ relation }) => relation === 'replaces')
  const fitting =
    upgrades.length > 0 ? upgrades : plans.filter(({ relation }) => relation === 'none')
  const [cheapest] = fitting.sort((a, b) => a.price - b.price)
  return cheapest ?? null
}

async function hadSubscription({ db }: Pick<Deps, 'db'>, userId: number): Promise<boolean> {
  const ended = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), hasEnded))
    .limit(1)
  return ended.length > 0
}

/** Why a user's live subscription for a brand does not open it now; null without one. */
async function findUnusable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, brandId }: Target,
): Promise<Code | null> {
  const content = { planType: 'single', brandId } as const
  const live = await liveSubscriptions(db, userId)
  const covering = live.filter((row) => overlaps(row, content))
  if (covering.some((row) => isPausedAt(row, clock.now()))) return 'subscription_paused'
  return covering.some(({ status }) => status === 'past_due') ? 'subscription_past_due' : null
}

/**
 * The 403 for content of a brand that no entitlement of the user covers. Its code, and its message
 * in words, say whether their subscription is paused or not paid, covers other brands, has ended or
 * whether they have had none; its details what they have and which plan would do.
 */
export async function subscriptionRequired(
  deps: Pick<Deps, 'db' | 'clock'>,
  translator: Translator,
  target: Target,
): Promise<HttpError> {
  const [{ brands }, entitlements, hasOneEnded, unusable] = await Promise.all([
    loadLookups(deps.db),
    loadEntitlements(deps.db, target.userId),
    hadSubscription(deps, target.userId),
    findUnusable(deps, target),
  ])
  const now = deps.clock.now()
  const covered = [...brands.values()].filter(
    ({ id }) => entitledUntil(entitlements, id, now) !== undefined,
  )
  const fittingPlan = unusable ? null : await findFittingPlan(deps, target, translator.tag)
  const refuse = (code: Code, message: Message = code) =>
    forbidden(message, code, {
      covered_brand_ids: covered.map(({ id }) => id),
      fitting_plan: fittingPlan,
    })
  if (unusable) return refuse(unusable)
  const brand = brands.get(target.brandId)
  if (covered.length > 0 && brand) {
    const names = new Intl.ListFormat(translator.tag).format(covered.map(({ name }) => name))
    const values = { covered: names, brand: brand.name }
    return refuse('brand_not_covered', messageWith('brand_not_covered', values))
  }
  return refuse(hasOneEnded ? 'subscription_ended' : 'subscription_required')
}

import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { loadLookups } from './catalogue/lookups'
import { subscriptions } from './db/schema/subscriptions'
import type { Deps } from './deps'
import { entitledUntil, loadEntitlements } from './entitlement'
import { jsonResponse, orNull } from './http/contract'
import { forbidden, type HttpError } from './http/errors'
import { hasEnded } from './payments/state/live-subscriptions'
import { findPlans } from './plans/find-plans'
import { Plan } from './plans/plan-wire'
import { type Message, messageWith } from './texts/message'
import type { Translator } from './texts/translator'

const codes = ['subscription_required', 'subscription_ended', 'brand_not_covered'] as const
type Code = (typeof codes)[number]

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
          '`brand_not_covered`: there is a subscription, for other brands; `subscription_ended`: there was one; `subscription_required`: neither.',
      }),
      details: z
        .object({
          covered_brand_ids: z.array(z.int()),
          fitting_plan: orNull(Plan),
        })
        .optional()
        .openapi({
          description:
            'What the caller has, and the cheapest plan that they can buy and that opens this content. Left out for other causes.',
        }),
    }),
    'Not entitled; `code` says what is missing.',
  ),
})

/** Plans that open a brand's content and that a member who has one of them need not buy. */
const heldRelations = ['current', 'switch', 'included']

/**
 * The plan with the lowest price among those that a user can buy for content of a brand. Null when
 * there is none, and for somebody who has such a plan, which is paused or not paid.
 */
async function findFittingPlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, brandId }: { userId: number; brandId: number },
  language: string,
) {
  const plans = await findPlans(deps, { brandId }, userId, language)
  if (plans.some(({ relation }) => relation && heldRelations.includes(relation))) return null
  const [cheapest] = [...plans].sort((a, b) => a.price - b.price)
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

/**
 * The 403 for content of a brand that no entitlement of the user covers. Its code, and its message
 * in words, say whether their plans cover other brands, their subscription has ended or they have
 * had none; its details what they have and which plan would do.
 */
export async function subscriptionRequired(
  deps: Pick<Deps, 'db' | 'clock'>,
  translator: Translator,
  target: { userId: number; brandId: number },
): Promise<HttpError> {
  const [{ brands }, entitlements, hasOneEnded, fittingPlan] = await Promise.all([
    loadLookups(deps.db),
    loadEntitlements(deps.db, target.userId),
    hadSubscription(deps, target.userId),
    findFittingPlan(deps, target, translator.tag),
  ])
  const now = deps.clock.now()
  const covered = [...brands.values()].filter(
    ({ id }) => entitledUntil(entitlements, id, now) !== undefined,
  )
  const refuse = (code: Code, message: Message = code) =>
    forbidden(message, code, {
      covered_brand_ids: covered.map(({ id }) => id),
      fitting_plan: fittingPlan,
    })
  const brand = brands.get(target.brandId)
  if (covered.length > 0 && brand) {
    const names = new Intl.ListFormat(translator.tag).format(covered.map(({ name }) => name))
    const values = { covered: names, brand: brand.name }
    return refuse('brand_not_covered', messageWith('brand_not_covered', values))
  }
  return refuse(hasOneEnded ? 'subscription_ended' : 'subscription_required')
}

import type { z } from '@hono/zod-openapi'
import { inArray } from 'drizzle-orm'
import { brands } from '../../db/schema/catalogue'
import { plans } from '../../db/schema/plans'
import type { Payment, PaymentSummary } from '../../db/schema/subscriptions'
import type { Deps } from '../../deps'
import { toMajor } from '../../payments/money'
import { getPaymentSummary } from '../../payments/state/payment-summary'
import { isPaidPublicPurchase } from '../../payments/public/find-public-purchase'
import type { StartedPurchase } from '../../payments/purchase/start-attempt'
import { translateRow } from '../../texts/translate-row'
import { hasNextPayment } from '../../payments/gateway-state'
import type { PublicSubscription, Subscription } from './subscription-contract'

type WireSubscription = z.infer<typeof Subscription>

/** Subscriptions as their owner sees them, in the given order. */
export async function presentSubscriptions(
  deps: Pick<Deps, 'db' | 'clock' | 'cards'>,
  found: StartedPurchase[],
  acceptLanguage: string | undefined,
): Promise<WireSubscription[]> {
  if (found.length === 0) return []
  const { db, clock } = deps
  const brandIds = found.flatMap(({ row }) => row.brandId ?? [])
  const [planRows, brandRows] = await Promise.all([
    db
      .select()
      .from(plans)
      .where(
        inArray(
          plans.id,
          found.map(({ row }) => row.planId),
        ),
      ),
    brandIds.length > 0 ? db.select().from(brands).where(inArray(brands.id, brandIds)) : [],
  ])
  const summaries = new Map<number, PaymentSummary>()
  for (const { row } of found) summaries.set(row.id, await getPaymentSummary(deps, row))
  const now = clock.now()
  return found.map(({ row, clientSecret }) => {
    const planRow = planRows.find(({ id }) => id === row.planId)!
    const plan = translateRow(planRow, acceptLanguage)
    const brand = brandRows.find(({ id }) => id === row.brandId)
    return {
      id: row.id,
      status: row.status,
      in_trial: row.status === 'active' && row.trialEndsAt !== null && row.trialEndsAt > now,
      created_at: row.createdAt.toISOString(),
      current_period_end: row.currentPeriodEnd?.toISOString() ?? null,
      cancel_at_period_end: row.cancelAtPeriodEnd,
      canceled_at: row.canceledAt?.toISOString() ?? null,
      ...presentPayments(row, summaries.get(row.id)!),
      amount_due: presentDue(row, summaries.get(row.id)!),
      brand: brand ? { id: brand.id, external_id: brand.externalId, name: brand.name } : null,
      stripe_details: presentStripeDetails({ row, clientSecret }),
      subscription_plan: {
        id: plan.id,
        name: plan.name,
        language: plan.language,
        plan_type: plan.planType,
        price: toMajor(row.price, row.currency),
        currency: row.currency,
        interval: plan.interval,
        interval_count: plan.intervalCount,
      },
    }
  })
}

/** When the next payment is due; a pause that is set puts it off. */
function nextChargeAt({ currentPeriodEnd, pauseEndsAt }: StartedPurchase['row']): Date | null {
  return currentPeriodEnd && pauseEndsAt && pauseEndsAt > currentPeriodEnd
    ? pauseEndsAt
    : currentPeriodEnd
}

const presentPayment = ({ amount, tax }: Payment, currency: string) => ({
  amount: toMajor(amount, currency),
  tax: toMajor(tax, currency),
  currency,
})

function presentPayments(row: StartedPurchase['row'], { charged, next }: PaymentSummary) {
  const charge = (payment: Payment, at: string) => ({
    ...presentPayment(payment, row.currency),
    at,
  })
  const nextAt = nextChargeAt(row)
  return {
    charged: charged && charge(charged, charged.at),
    next_charge: hasNextPayment(row) && next && nextAt ? charge(next, nextAt.toISOString()) : null,
  }
}

/** What a payment now would take of a past-due subscription. */
const presentDue = ({ status, currency }: StartedPurchase['row'], { open }: PaymentSummary) =>
  status === 'past_due' && open ? presentPayment(open, currency) : null

/** A purchase as anyone who has its random id may see it. */
export async function presentPublic(
  deps: Pick<Deps, 'db' | 'cards'>,
  { row }: StartedPurchase,
): Promise<z.infer<typeof PublicSubscription>> {
  const wasPaid = row.status === 'canceled' && (await isPaidPublicPurchase(deps.db, row.id))
  return {
    id: row.publicId,
    status: wasPaid ? 'active' : row.status,
    subscription_plan: { price: toMajor(row.price, row.currency) },
    ...presentPayments(row, await getPaymentSummary(deps, row)),
  }
}

/** The details that a payer's browser needs to confirm a payment. */
export const presentStripeDetails = ({ row, clientSecret }: StartedPurchase) => ({
  stripe_customer_id: row.gatewayCustomerId,
  stripe_payment_intent_client_secret: clientSecret ?? null,
})

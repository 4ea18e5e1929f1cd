import type { z } from '@hono/zod-openapi'
import { inArray } from 'drizzle-orm'
import { plans } from '../../db/schema/plans'
import { studios } from '../../db/schema/studios'
import type { Deps } from '../../deps'
import type { Card } from '../../payments/gateway'
import { allowedActions, brandChangeAt } from '../../payments/manage/allowed-actions'
import { type Cancellation, findCancellations } from '../../payments/manage/cancellation'
import type { StartedPurchase } from '../../payments/purchase/start-attempt'
import type { Subscription } from '../../payments/state/live-subscriptions'
import { presentSubscriptions } from '../subscriptions-web/present-subscription'
import type { Membership } from './membership-contract'

type WireMembership = z.infer<typeof Membership>

/** The last moment of access that is known. */
function endOf(row: Subscription): Date | null {
  const { canceledAt, cancelAtPeriodEnd, currentPeriodEnd, status } = row
  if (status === 'canceled') return canceledAt
  return cancelAtPeriodEnd ? currentPeriodEnd : null
}

const presentPause = ({ pauseStartsAt, pauseEndsAt }: Subscription, now: Date) =>
  pauseStartsAt && pauseEndsAt && pauseEndsAt > now
    ? { starts_at: pauseStartsAt.toISOString(), ends_at: pauseEndsAt.toISOString() }
    : null

const presentCard = (card: Card | undefined) =>
  card
    ? { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear }
    : null

const presentCancellation = ({ id }: Subscription, found: Cancellation | null) =>
  found && {
    canceled_at: found.canceledAt.toISOString(),
    mailed_to: found.mailedTo,
    pdf_url: `/api/v1/subscriptions/${id}/cancellation.pdf`,
  }

/** The card that the gateway charges next, when anything is live. */
async function findCard({ cards }: Deps, rows: Subscription[]): Promise<Card | undefined> {
  const live = rows.find(
    ({ gateway, gatewayCustomerId, status }) =>
      gateway === cards.name && gatewayCustomerId && status !== 'canceled',
  )
  if (!live) return undefined
  const found = await cards.listCards(live.gatewayCustomerId!)
  return found.find(({ isDefault }) => isDefault)
}

/** Subscriptions of one member as they see them, in the given order. */
export async function presentMemberships(
  deps: Deps,
  found: StartedPurchase[],
  acceptLanguage: string | undefined,
): Promise<WireMembership[]> {
  if (found.length === 0) return []
  const rows = found.map(({ row }) => row)
  const planIds = rows.map(({ planId }) => planId)
  const studioIds = rows.flatMap(({ studioId }) => studioId ?? [])
  const [wire, card, cancellations, planRows, studioRows] = await Promise.all([
    presentSubscriptions(deps, found, acceptLanguage),
    findCard(deps, rows),
    findCancellations(deps.db, rows),
    deps.db.select().from(plans).where(inArray(plans.id, planIds)),
    studioIds.length > 0
      ? deps.db.select().from(studios).where(inArray(studios.id, studioIds))
      : [],
  ])
  const now = deps.clock.now()
  return rows.map((row, index) => {
    const plan = planRows.find(({ id }) => id === row.planId)!
    const studio = studioRows.find(({ id }) => id === row.studioId)
    const isKnownHere = row.gateway === deps.cards.name && row.gatewaySubscriptionId !== null
    const allowed = Object.entries(allowedActions(row, plan, now))
    return {
      ...wire[index]!,
      trial_ends_at: row.trialEndsAt?.toISOString() ?? null,
      ends_at: endOf(row)?.toISOString() ?? null,
      pause: presentPause(row, now),
      studio: studio ? { id: studio.id, name: studio.name } : null,
      cancellation: presentCancellation(row, cancellations[index]!),
      billed_by: 'web',
      manage_url: null,
      card: row.status === 'canceled' ? null : presentCard(card),
      brand_change_at: brandChangeAt(row, now)?.toISOString() ?? null,
      actions: Object.fromEntries(
        allowed.map(([action, isAllowed]) => [action, isAllowed && isKnownHere]),
      ) as WireMembership['actions'],
    }
  })
}

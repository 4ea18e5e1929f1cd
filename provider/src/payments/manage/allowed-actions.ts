import type { Subscription } from '../state/live-subscriptions'

/** What a member can do with a subscription. */
export const actions = [
  'cancel',
  'undo_cancel',
  'pause',
  'resume',
  'change_plan',
  'select_brand',
] as const
export type Action = (typeof actions)[number]

type Plan = { interval: 'month' | 'year'; intervalCount: number }

/**
 * When another brand can be chosen: once in each billing period. Null for at once, also when the
 * plan has no brand.
 */
export function brandChangeAt(row: Subscription, now: Date): Date | null {
  const { brandChosenAt, currentPeriodStart, currentPeriodEnd, createdAt } = row
  const isChosen = brandChosenAt !== null && brandChosenAt >= (currentPeriodStart ?? createdAt)
  return isChosen && currentPeriodEnd && currentPeriodEnd > now ? currentPeriodEnd : null
}

/**
 * What can be done with a subscription at `now`. Ending one that is past due or paused is possible,
 * and takes effect at once.
 */
export function allowedActions(row: Subscription, plan: Plan, now: Date): Record<Action, boolean> {
  const isLive = row.status === 'active' || row.status === 'past_due'
  const goesOn = row.status === 'active' && !row.cancelAtPeriodEnd
  const hasPause = row.pauseEndsAt !== null && row.pauseEndsAt > now
  const isInTrial = row.trialEndsAt !== null && row.trialEndsAt > now
  const isMonthly = plan.interval === 'month' && plan.intervalCount === 1
  return {
    cancel: isLive && !row.cancelAtPeriodEnd,
    undo_cancel: row.status === 'active' && row.cancelAtPeriodEnd && !hasEnded(row, now),
    pause: goesOn && !hasPause && !isInTrial && isMonthly,
    resume: goesOn && hasPause,
    change_plan: goesOn && !hasPause,
    select_brand: goesOn && row.planType === 'single' && brandChangeAt(row, now) === null,
  }
}

const hasEnded = ({ currentPeriodEnd }: Subscription, now: Date) =>
  currentPeriodEnd !== null && currentPeriodEnd <= now

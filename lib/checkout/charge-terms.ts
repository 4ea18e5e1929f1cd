import type { Plan } from '@/lib/api/plans'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { LaterCharge } from '@/lib/api/subscriptions'
import { DAY_MS } from '@/lib/time/dates'
import { monthsOf } from '@/lib/plans/plan-price'

/** What a purchase charges, and when. All amounts include tax; decimal major units of `currency`. */
export type ChargeTerms = {
  currency: string
  interval: Plan['interval']
  intervalCount: number
  taxIncluded: boolean
  today: number
  /** The very first payment: today's, or the one after a trial. */
  first: number
  /**
   * The first payments when a promotion code reduces them and not all of them are charged today:
   * `payments` of them from `at` on, one per period, including today's.
   */
  intro: (LaterCharge & { payments: number }) | null
  /** What every period costs from `at` on; null when nothing is ever charged. */
  regular: LaterCharge | null
}

/**
 * The charges of a purchase made at `now`. `first` is the first payment with tax, `regular` each
 * payment after the promotion code has ended.
 */
export function chargeTerms(input: {
  plan: Plan
  currency: string
  promotion: PromotionCode | null
  first: number
  regular: number
  taxIncluded: boolean
  now: number
}): ChargeTerms {
  const { plan, currency, promotion, first, regular, taxIncluded, now } = input
  const hasTrial = plan.trialDays > 0
  const start = hasTrial ? now + plan.trialDays * DAY_MS : now
  const today = hasTrial ? 0 : first
  const reduced = first === regular ? 0 : reducedPayments(plan, promotion)
  const introIsLater = first > 0 && (hasTrial ? reduced > 0 : reduced > 1)
  const taken = Math.max(reduced, hasTrial ? 0 : 1)
  return {
    currency,
    interval: plan.interval,
    intervalCount: plan.intervalCount,
    taxIncluded,
    today,
    first,
    intro: introIsLater ? { amount: first, at: start, payments: reduced } : null,
    regular: regular > 0 ? { amount: regular, at: addMonths(start, taken * monthsOf(plan)) } : null,
  }
}

/** Whether a promotion code ends at some time. */
export const codeEnds = (promotion: PromotionCode | null): boolean =>
  promotion !== null && promotion.duration !== 'forever'

/** How many payments a promotion code reduces before it ends. */
export function reducedPayments(plan: Plan, promotion: PromotionCode | null): number {
  if (promotion?.duration !== 'repeating') return 1
  return Math.max(1, Math.ceil((promotion.durationInMonths ?? 0) / monthsOf(plan)))
}

export type ChargeKind =
  'free' | 'todayThen' | 'todayReduced' | 'nothingThen' | 'onceThen' | 'reducedThen'

/** Which sentence describes these charges. */
export function chargeKind({ today, intro, regular }: ChargeTerms): ChargeKind {
  if (regular === null) return 'free'
  if (today > 0) return intro ? 'todayReduced' : 'todayThen'
  if (intro === null) return 'nothingThen'
  return intro.payments === 1 ? 'onceThen' : 'reducedThen'
}

/** The charge to show beside today's: the first one after a trial, else the regular one. */
export const chargeAfterToday = ({ today, intro, regular }: ChargeTerms): LaterCharge | null =>
  today > 0 ? regular : (intro ?? regular)

/**
 * The same day a number of months later, or the last day of that month when it is shorter. In UTC,
 * as card providers count billing periods.
 */
function addMonths(from: number, months: number): number {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(day, date.getUTCDate()))
  return date.getTime()
}

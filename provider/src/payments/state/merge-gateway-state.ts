import type { GatewayState } from '../gateway-state'

/** The recorded state of a subscription that the gateway can change. */
type RecordedState = {
  status: GatewayState['status']
  statusAt: Date
  pastDueSince: Date | null
  trialEndsAt: Date | null
  currentPeriodStart: Date | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  cancelSettingAt: Date | null
  pauseStartsAt: Date | null
  pauseEndsAt: Date | null
  pauseSettingAt: Date | null
  planId: number
  planType: 'all' | 'single'
  brandId: number | null
  price: number
  planReference: string | null
  planSettingAt: Date | null
}

const phases = { incomplete: 0, past_due: 1, active: 1, canceled: 2 } as const
const tieRanks = { incomplete: 0, past_due: 0, active: 1, canceled: 0 } as const

/**
 * True when `fact` is newer than `known`: a later phase, else a later time, else the better status
 * at the same time.
 */
function isNewer(reported: GatewayState, known: RecordedState): boolean {
  if (phases[reported.status] !== phases[known.status])
    return phases[reported.status] > phases[known.status]
  const difference = reported.at.getTime() - known.statusAt.getTime()
  return difference > 0 || (difference === 0 && tieRanks[reported.status] > tieRanks[known.status])
}

function latestOf(a: Date | null, b: Date | undefined): Date | null {
  return a && (!b || a >= b) ? a : (b ?? null)
}

/**
 * The period that began last: a change from a yearly plan to a monthly one brings its end forward.
 * Of sources that do not say when it began, the later end counts. A period belongs to its plan: one
 * that a change has just begun replaces the one before, also when that began in the same second.
 */
function mergePeriod(known: RecordedState, reported: GatewayState) {
  const { currentPeriodStart: start, currentPeriodEnd: end } = known
  const { currentPeriodStart: newStart, currentPeriodEnd: newEnd, plan } = reported
  if (newStart && newEnd && (plan?.reference ?? null) !== known.planReference)
    return replacesPlan(known, reported)
      ? { currentPeriodStart: newStart, currentPeriodEnd: newEnd }
      : { currentPeriodStart: start, currentPeriodEnd: end }
  if (!newStart || !newEnd || start?.getTime() === newStart.getTime())
    return { currentPeriodStart: start, currentPeriodEnd: latestOf(end, newEnd) }
  return start && start > newStart
    ? { currentPeriodStart: start, currentPeriodEnd: end }
    : { currentPeriodStart: newStart, currentPeriodEnd: newEnd }
}

/**
 * Whether a setting that was reported at `at` replaces the one that is known: it is newer, or as new
 * and preferred, which makes the result independent of the order.
 */
const isNewerSetting = (at: Date, knownAt: Date | null, isPreferred: boolean): boolean =>
  knownAt === null || at > knownAt || (at.getTime() === knownAt.getTime() && isPreferred)

function mergeCancelSetting(known: RecordedState, { at, cancelAtPeriodEnd }: GatewayState) {
  const { cancelSettingAt } = known
  const replaces =
    cancelAtPeriodEnd !== undefined && isNewerSetting(at, cancelSettingAt, cancelAtPeriodEnd)
  return replaces
    ? { cancelAtPeriodEnd, cancelSettingAt: at }
    : { cancelAtPeriodEnd: known.cancelAtPeriodEnd, cancelSettingAt }
}

function mergePause(known: RecordedState, { at, pause }: GatewayState) {
  const { pauseStartsAt, pauseEndsAt, pauseSettingAt } = known
  const isLonger = Boolean(pause && (!pauseEndsAt || pause.endsAt > pauseEndsAt))
  if (pause === undefined || !isNewerSetting(at, pauseSettingAt, isLonger))
    return { pauseStartsAt, pauseEndsAt, pauseSettingAt }
  return {
    pauseStartsAt: pause?.startsAt ?? null,
    pauseEndsAt: pause?.endsAt ?? null,
    pauseSettingAt: at,
  }
}

/** Whether a report tells of a change of plan that is newer than the one that is known. */
function replacesPlan({ planReference, planSettingAt }: RecordedState, { at, plan }: GatewayState) {
  if (!plan || plan.reference === planReference) return false
  const isLater = planReference !== null && plan.reference > planReference
  return isNewerSetting(at, planSettingAt, isLater)
}

/**
 * The plan after a report. The brand that the member has chosen since the same change stays, because
 * the gateway does not know it.
 */
function mergePlan(known: RecordedState, reported: GatewayState) {
  const { planId, planType, brandId, price, planReference, planSettingAt } = known
  if (!reported.plan || !replacesPlan(known, reported))
    return { planId, planType, brandId, price, planReference, planSettingAt }
  const { reference, ...changed } = reported.plan
  return { ...changed, planReference: reference, planSettingAt: reported.at }
}

/**
 * Merges a report of the gateway into the recorded state. Order and repetition do not matter: an
 * attempt becomes live, a live subscription ends, and neither goes back; between active and past
 * due, and between the settings of a live one, the later report in the gateway's time wins.
 */
export function mergeGatewayState(known: RecordedState, reported: GatewayState): RecordedState {
  const isNewerState = isNewer(reported, known)
  const status = isNewerState ? reported.status : known.status
  const statusAt = isNewerState ? reported.at : known.statusAt
  return {
    status,
    statusAt,
    pastDueSince: status === 'past_due' ? (known.pastDueSince ?? statusAt) : null,
    trialEndsAt: latestOf(known.trialEndsAt, reported.trialEndsAt),
    ...mergePeriod(known, reported),
    ...mergeCancelSetting(known, reported),
    ...mergePause(known, reported),
    ...mergePlan(known, reported),
  }
}

import type { GatewayState } from '../gateway'

/** The recorded state of a subscription that the gateway can change. */
type RecordedState = {
  status: GatewayState['status']
  statusAt: Date
  pastDueSince: Date | null
  trialEndsAt: Date | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  cancelSettingAt: Date | null
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
 * Merges a report of the gateway into the recorded state. Order and repetition do not matter: an
 * attempt becomes live, a live subscription ends, and neither goes back; between active and past
 * due the later report in the gateway's time wins.
 */
export function mergeGatewayState(known: RecordedState, reported: GatewayState): RecordedState {
  const isNewerState = isNewer(reported, known)
  const status = isNewerState ? reported.status : known.status
  const statusAt = isNewerState ? reported.at : known.statusAt
  const setting = reported.cancelAtPeriodEnd
  const knownAt = known.cancelSettingAt?.getTime() ?? -Infinity
  const settingIsNewer =
    setting !== undefined &&
    (reported.at.getTime() > knownAt || (reported.at.getTime() === knownAt && setting))
  return {
    status,
    statusAt,
    pastDueSince: status === 'past_due' ? (known.pastDueSince ?? statusAt) : null,
    trialEndsAt: latestOf(known.trialEndsAt, reported.trialEndsAt),
    currentPeriodEnd: latestOf(known.currentPeriodEnd, reported.currentPeriodEnd),
    cancelAtPeriodEnd: settingIsNewer ? setting : known.cancelAtPeriodEnd,
    cancelSettingAt: settingIsNewer ? reported.at : known.cancelSettingAt,
  }
}

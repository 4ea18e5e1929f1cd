import type { GatewayState } from './gateway'

/** What this side knows of a subscription and the gateway can change. */
export type KnownState = {
  status: GatewayState['status']
  statusAt: Date
  pastDueSince: Date | null
  trialEndsAt: Date | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  cancelSettingAt: Date | null
}

const phase = { incomplete: 0, past_due: 1, active: 1, canceled: 2 } as const
const rank = { incomplete: 0, past_due: 0, active: 1, canceled: 0 } as const

/** True when `fact` is further on: a later phase, else later in time, else the better of a tie. */
function isFurther(fact: GatewayState, known: KnownState): boolean {
  if (phase[fact.status] !== phase[known.status]) return phase[fact.status] > phase[known.status]
  const difference = fact.at.getTime() - known.statusAt.getTime()
  return difference > 0 || (difference === 0 && rank[fact.status] > rank[known.status])
}

function later(a: Date | null, b: Date | undefined): Date | null {
  return a && (!b || a >= b) ? a : (b ?? null)
}

/**
 * Joins a fact from the gateway into what is known. The order of arrival does not matter and
 * neither does arriving twice: an attempt becomes live, a live one ends, and neither goes back;
 * between paid and past due the later fact in the gateway's time wins.
 */
export function mergeState(known: KnownState, fact: GatewayState): KnownState {
  const further = isFurther(fact, known)
  const status = further ? fact.status : known.status
  const statusAt = further ? fact.at : known.statusAt
  const setting = fact.cancelAtPeriodEnd
  const knownAt = known.cancelSettingAt?.getTime() ?? -Infinity
  const settingIsNewer =
    setting !== undefined &&
    (fact.at.getTime() > knownAt || (fact.at.getTime() === knownAt && setting))
  return {
    status,
    statusAt,
    pastDueSince: status === 'past_due' ? (known.pastDueSince ?? statusAt) : null,
    trialEndsAt: later(known.trialEndsAt, fact.trialEndsAt),
    currentPeriodEnd: later(known.currentPeriodEnd, fact.currentPeriodEnd),
    cancelAtPeriodEnd: settingIsNewer ? setting : known.cancelAtPeriodEnd,
    cancelSettingAt: settingIsNewer ? fact.at : known.cancelSettingAt,
  }
}

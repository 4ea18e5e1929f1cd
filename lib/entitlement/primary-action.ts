import type { BookingState } from '@/lib/booking/booking-state'
import type { Access } from './access'

const planActions = ['subscribe', 'upgrade', 'resume', 'fixCard'] as const
/** What has to happen before somebody can watch or book. */
export type PlanAction = (typeof planActions)[number]

export const isPlanAction = (action: string): action is PlanAction =>
  planActions.some((one) => one === action)

const missing = {
  plan: 'subscribe',
  brand: 'upgrade',
  resume: 'resume',
  payment: 'fixCard',
} as const satisfies Record<string, PlanAction>

/** What the main button of a video does: `try` begins a trial, for guests who can get one. */
export type WatchAction = 'play' | 'try' | PlanAction

/**
 * What the main button of a video does. A free one plays for everyone. While the access is not
 * known, the button plays, and the provider is asked when it is pressed.
 *
 * @param isTrial new members get free days where the button of guests leads to
 */
export function watchAction(
  access: Access,
  { free, isTrial }: { free: boolean; isTrial: boolean },
): WatchAction {
  if (free) return 'play'
  if (access.kind === 'guest') return isTrial ? 'try' : 'subscribe'
  return access.kind === 'uncovered' ? missing[access.lacks] : 'play'
}

// What needs a plan; a spot that somebody has keeps its button, and the provider decides at the door.
const taking = new Set<BookingState['action']>(['book', 'enter', 'wait'])

/** Whether what a live class offers needs a plan. */
export const takesPlan = (action: BookingState['action']): boolean => taking.has(action)

/**
 * What the main button of a live class does. Guests book too: the steps of signing up, which name
 * the class, come before.
 *
 * @param action what the state of the class allows
 */
export function bookAction(
  access: Access,
  action: BookingState['action'],
): BookingState['action'] | PlanAction {
  return access.kind === 'uncovered' && takesPlan(action) ? missing[access.lacks] : action
}

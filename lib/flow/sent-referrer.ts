import type { FlowParams } from '@/lib/flow/flow-params'
import type { FlowState } from '@/lib/flow/flow-state'

/**
 * The referrer to name to the provider: the one of the address, unless the look-up of the email has
 * said that there is no such referrer. Requirement STU-10.
 */
export function sentReferrer(
  { referrer_id }: FlowParams,
  { unknownReferrer }: Pick<FlowState, 'unknownReferrer'>,
): string | null {
  return referrer_id === undefined || referrer_id === unknownReferrer ? null : referrer_id
}

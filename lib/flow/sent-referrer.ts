import type { FlowState } from './flow-state'
import { FlowParams } from './flow-params'

/**
 * The referrer to send to the provider: the one in the URL, unless the email lookup has reported it
 * as unknown. Specification 4.
 */
export function sentReferrer(
  { referrer_id }: FlowParams,
  { unknownReferrer }: Pick<FlowState, 'unknownReferrer'>,
): string | null {
  return referrer_id === undefined || referrer_id === unknownReferrer ? null : referrer_id
}

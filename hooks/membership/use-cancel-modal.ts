import { useEffect, useState } from 'react'
import { useFlow } from '@/hooks/join/use-flow'
import { useSearch } from '@/hooks/use-search'
import type { MembershipId } from '@/lib/api/memberships'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { replaceAddress } from '@/lib/navigation/address-params'

function lower() {
  if (readFlow().cancelPlanModal) updateFlow({ cancelPlanModal: false })
}

/**
 * Which membership the member is asked about cancelling, through the flag `cancelPlanModal`. With
 * `?cancel=plan` in the address the question opens by itself when only one can be cancelled.
 *
 * @param cancelable the memberships that can be cancelled here; null until they are known
 */
export function useCancelModal(cancelable: readonly MembershipId[] | null) {
  const { cancelPlanModal } = useFlow()
  const isWanted = new URLSearchParams(useSearch()).get('cancel') === 'plan'
  const [asked, setAsked] = useState<MembershipId | null>(null)
  const only = cancelable?.length === 1 ? cancelable[0]! : null

  function ask(id: MembershipId) {
    setAsked(id)
    updateFlow({ cancelPlanModal: true })
  }

  function close() {
    lower()
    if (isWanted) replaceAddress({ cancel: null })
  }

  // The flow state outlives this page, so the modal must be closed on mount and unmount.
  useEffect(() => {
    lower()
    return lower
  }, [])

  return {
    askedId: cancelPlanModal ? asked : isWanted ? only : null,
    ask,
    close,
    /** The member wants to cancel and has to choose what. */
    mustChoose: isWanted && (cancelable?.length ?? 0) > 1,
  }
}

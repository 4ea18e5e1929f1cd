'use client'

import { useEffect } from 'react'
import { updateFlow } from '@/lib/flow/flow-store'
import { registerHeaderClose } from '@/lib/navigation/header-close'

/**
 * While `active`, the close and back icons of the flow's header ask for confirmation first, through
 * the flag `signUpBackModal`. Specification 3.
 */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    return registerHeaderClose(() => updateFlow({ signUpBackModal: true }))
  }, [active])
}

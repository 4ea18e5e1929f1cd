'use client'

import { useEffect } from 'react'
import { updateFlow } from '@/lib/flow/flow-store'
import { guardLeaving } from '@/lib/navigation/leave-guard'

const ask = () => updateFlow({ signUpBackModal: true })

/**
 * While `active`, leaving asks for confirmation first, through the flag `signUpBackModal`: by the
 * close and back icons of the flow's header, and by the browser's Back.
 */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (active) return guardLeaving(ask)
  }, [active])
}

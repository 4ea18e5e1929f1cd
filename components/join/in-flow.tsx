'use client'

import type { ReactNode } from 'react'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useHydrated } from '@/hooks/use-hydrated'

/** Shows something to those alone who are on the way to an account or a purchase. */
export function InFlow({ children }: { children: ReactNode }) {
  const { sp, pendingAction } = useFlowParams()
  const { planId } = useFlow()
  const isInFlow =
    useHydrated() && (sp !== undefined || pendingAction !== undefined || planId !== null)
  return isInFlow ? children : null
}

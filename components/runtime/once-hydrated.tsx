'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'

/**
 * Renders its children once the page is hydrated. What has to wait for the URL is left out of the
 * server's rendering, which would else be stopped there and resumed for it.
 */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}

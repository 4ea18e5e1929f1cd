'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'

/**
 * Renders its children once the page is hydrated. What has to wait for the URL is left out on the
 * server, which would otherwise stop the rendering there and resume it.
 */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}

'use client'

import { type ReactNode, useDeferredValue, useState } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import { pendingNavigation } from '@/lib/navigation/pending-navigation'

/**
 * What a page shows below its first screen. After a link it is rendered once the first screen has
 * been drawn; with the server's HTML and on the way back, where its height counts, at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isLinked] = useState(() => isHydrated && pendingNavigation.get())
  return useDeferredValue(true, !isLinked) ? children : <div className="ui-below-fold" />
}

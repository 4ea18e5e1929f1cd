'use client'

import { useEffect } from 'react'

/** Loads code before it is shown. A failure counts only there, where it is loaded again. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
}

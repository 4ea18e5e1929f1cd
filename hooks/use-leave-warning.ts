'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Has the browser ask before the page is left, while `active`. `still` is asked at that moment: what
 * ends the work may also lead on, before the screen has been drawn again.
 */
export function useLeaveWarning(active: boolean, still: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (still()) event.preventDefault()
  })
  useEffect(() => {
    if (!active) return
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [active])
}

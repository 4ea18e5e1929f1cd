'use client'

import { useLayoutEffect } from 'react'
import { captureEvents } from '@/lib/browser/capture-events'
import { isHydrated } from '@/lib/browser/is-hydrated'

const types = ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup']
/** Links that wait for their script (`early-input.ts`) stay the same and need it by their click. */
const links = 'a[href]:not([data-waits])'

/**
 * Leaves a link that is not hydrated yet as it is until its click. React would hydrate it as soon as
 * the mouse goes down; where members have a button instead, the link would be gone before the mouse
 * goes up, and nothing would be clicked (docs/decisions/0044).
 */
export function EarlyPresses() {
  useLayoutEffect(() => {
    const hide = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest(links)
      if (link && !isHydrated(link)) event.stopImmediatePropagation()
    }
    return captureEvents(types, hide)
  }, [])
  return null
}

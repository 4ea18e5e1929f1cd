'use client'

import { useLayoutEffect } from 'react'
import { isHydrated } from '@/lib/browser/is-hydrated'

const types = ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup']
/** Those that wait for their script (`early-input.ts`) stay the same, and had better have it. */
const links = 'a[href]:not([data-waits])'

/**
 * Leaves a link that is not hydrated yet as it is until its click. React would hydrate it as soon as
 * the mouse goes down; where members have a button instead, the link would be gone before the mouse
 * goes up, and nothing would be clicked.
 */
export function EarlyPresses() {
  useLayoutEffect(() => {
    const hide = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest(links)
      if (link && !isHydrated(link)) event.stopImmediatePropagation()
    }
    for (const type of types) addEventListener(type, hide, true)
    return () => types.forEach((type) => removeEventListener(type, hide, true))
  }, [])
  return null
}

'use client'

import { useLayoutEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { captureEvents } from '@/lib/browser/capture-events'

/**
 * Lets React finish what it has rendered before anything is pressed or sent. Between the hydration
 * of a part and its effects, which wait for a task of their own, its handlers know only what the
 * server knew: a link leads on without the address's query.
 */
export function PendingEffects() {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    // Work to be done at once makes React do all effects first.
    const finish = () => flushSync(render)
    return captureEvents(['click', 'submit'], finish)
  }, [])
  return null
}

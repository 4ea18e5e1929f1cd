import { useEffect, useRef, useState } from 'react'

/** Calls `dismiss` after `ms` milliseconds in which nothing held it. */
export function useDismissal(ms: number, dismiss: () => void) {
  const left = useRef(ms)
  const latest = useRef(dismiss)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    latest.current = dismiss
  })

  useEffect(() => {
    if (held) return
    const started = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [held])

  return { hold: () => setHeld(true), release: () => setHeld(false) }
}

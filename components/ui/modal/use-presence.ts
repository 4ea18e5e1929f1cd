import { useEffect, useState } from 'react'

const FADE_MS = 200

function fadeTime() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE_MS
}

/**
 * Whether an element that fades out must be rendered: while it is open and until the fade has
 * ended.
 */
export function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), fadeTime())
    return () => clearTimeout(timer)
  }, [open, present])

  return present
}

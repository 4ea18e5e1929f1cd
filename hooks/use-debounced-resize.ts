import { useEffect, useEffectEvent } from 'react'
import { RESIZE_DEBOUNCE_MS } from '@/lib/breakpoints'

/** Calls back once the window has kept its size for 300 ms. Specification 9. */
export function useDebouncedResize(callback: () => void): void {
  const resized = useEffectEvent(callback)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => resized(), RESIZE_DEBOUNCE_MS)
    }
    window.addEventListener('resize', wait)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', wait)
    }
  }, [])
}

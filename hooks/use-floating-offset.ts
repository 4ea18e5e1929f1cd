import { type RefObject, useEffect, useState } from 'react'
import { RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { debounce } from '@/lib/browser/debounce'
import { floatingOffset } from '@/lib/support/lift-over'

const SETTLED_MS = 100
const GAP = 12

/**
 * How many pixels something that floats has to rise, as the page stands now, to cover none of what
 * `selector` finds. `ref` is the place at which it rests.
 */
export function useFloatingOffset(ref: RefObject<HTMLElement | null>, selector: string): number {
  const [lift, setLift] = useState(0)

  useEffect(() => {
    const measure = () => {
      const rest = ref.current?.getBoundingClientRect()
      if (!rest || rest.width === 0) return
      const others = [...document.querySelectorAll(selector)].map((element) =>
        element.getBoundingClientRect(),
      )
      setLift(floatingOffset(rest, others, GAP))
    }
    const scrolled = debounce(measure, SETTLED_MS)
    const resized = debounce(measure, RESIZE_DEBOUNCE_MS)
    const observer = new ResizeObserver(resized)
    observer.observe(document.body)
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', resized)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', scrolled)
      removeEventListener('resize', resized)
    }
  }, [ref, selector])

  return lift
}

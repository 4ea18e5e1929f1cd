import { type RefObject, useEffect, useState } from 'react'
import { debounce } from '@/lib/debounce'
import { liftOver } from '@/lib/support/lift-over'

const SETTLED_MS = 100
const GAP = 12

/**
 * How many pixels something that floats has to rise, as the page stands now, to cover none of what
 * `selector` finds. `ref` is the place at which it rests.
 */
export function useLift(ref: RefObject<HTMLElement | null>, selector: string): number {
  const [lift, setLift] = useState(0)

  useEffect(() => {
    const measure = debounce(() => {
      const rest = ref.current?.getBoundingClientRect()
      if (!rest || rest.width === 0) return
      const others = [...document.querySelectorAll(selector)].map((element) =>
        element.getBoundingClientRect(),
      )
      setLift(liftOver(rest, others, GAP))
    }, SETTLED_MS)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [ref, selector])

  return lift
}

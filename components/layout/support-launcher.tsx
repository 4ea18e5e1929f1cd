'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showChat, showsSupportChat } from '@/lib/support/chat-script'
import { RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { debounce } from '@/lib/browser/debounce'
import { floatingOffset } from '@/lib/support/lift-over'

// What a screen asks for or leads to, and what stands below it; a card is too large to give way to.
const actions = 'main :is(.ui-button, .ui-link), footer :is(a, select, label)'

interface SupportLauncherProps {
  label: string
  /** The id of the popover that it opens. */
  panel: string
  /** The icon. */
  children: ReactNode
}

/** The floating button: the browser opens the panel, also without scripts; it gives way to what matters more. */
export function SupportLauncher({ label, panel, children }: SupportLauncherProps) {
  const place = useRef<HTMLDivElement>(null)
  const lift = useFloatingOffset(place, actions)
  return (
    <div ref={place} className="support-place">
      <Button
        variant="floating-secondary"
        iconOnly
        aria-label={label}
        popoverTarget={panel}
        style={{ translate: `0 ${-lift}px` }}
      >
        {children}
      </Button>
    </div>
  )
}

/** Brings the configured chat to the pages that have it; on all others its parts are out of sight. */
export function SupportScript({ src }: { src: string }) {
  const shown = showsSupportChat(usePathname())
  useEffect(() => (shown ? showChat(src) : undefined), [shown, src])
  return null
}

const SETTLED_MS = 100
const GAP = 12

/**
 * How many pixels something that floats has to rise, as the page stands now, to cover none of what
 * `selector` finds. `ref` is the place at which it rests.
 */
function useFloatingOffset(ref: RefObject<HTMLElement | null>, selector: string): number {
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

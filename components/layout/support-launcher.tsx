'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showChat, showsSupportChat } from '@/lib/support/chat-script'
import { RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { debounce } from '@/lib/browser/debounce'
import { isDrawn } from '@/lib/browser/is-drawn'
import { floatingOffset } from '@/lib/support/floating-offset'

// The controls of the screen and the footer that must not be covered; cards are too large to avoid.
const actions = 'main :is(.ui-button, .ui-link), footer :is(a, select, label)'

interface SupportLauncherProps {
  label: string
  /** The id of the popover that it opens. */
  panel: string
  /** The icon. */
  children: ReactNode
}

/**
 * The floating support button. The browser opens the panel, even without scripts. It moves up so
 * that it does not cover other controls.
 */
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

/** Loads the configured chat on the pages that have it and hides it on all others. */
export function SupportScript({ src }: { src: string }) {
  const shown = showsSupportChat(usePathname())
  useEffect(() => (shown ? showChat(src) : undefined), [shown, src])
  return null
}

const SETTLED_MS = 100
const GAP = 12

/**
 * How many pixels a floating element must move up so that it covers none of the elements matching
 * `selector`. `ref` is its resting position.
 */
function useFloatingOffset(ref: RefObject<HTMLElement | null>, selector: string): number {
  const [lift, setLift] = useState(0)

  useEffect(() => {
    const measure = () => {
      const rest = ref.current?.getBoundingClientRect()
      if (!rest || rest.width === 0) return
      const others = [...document.querySelectorAll(selector)]
        .filter(isDrawn)
        .map((element) => element.getBoundingClientRect())
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

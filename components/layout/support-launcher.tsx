'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useFloatingOffset } from '@/hooks/use-floating-offset'

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

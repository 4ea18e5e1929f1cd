'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useGoBack } from '@/hooks/join/use-go-back'
import { runHeaderClose } from '@/lib/navigation/header-close'

interface BackButtonProps {
  label: string
  /** The home page in the page's locale and brand. */
  homeHref: string
  children: ReactNode
}

/**
 * The back and close buttons of the flow's header. They call the close function that the screen
 * registered; without one they go to `onBack`, else one step back, else home.
 */
export function BackButton({ label, homeHref, children }: BackButtonProps) {
  const goBack = useGoBack(homeHref)
  return (
    <Button
      variant="ghost-secondary"
      iconOnly
      aria-label={label}
      onClick={() => {
        if (!runHeaderClose()) goBack()
      }}
    >
      {children}
    </Button>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useGoBack } from '@/hooks/join/use-go-back'
import { runHeaderClose } from '@/lib/navigation/header-close'

interface BackButtonProps {
  label: string
  /** Home in the page's language and brand. */
  homeHref: string
  children: ReactNode
}

/**
 * The header's way out, as arrow and as cross: calls the close function that the screen registered;
 * without one it goes where `onBack` says, else one step back, else home.
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

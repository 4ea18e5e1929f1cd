'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { runHeaderClose } from '@/lib/flow/header-close'
import { goBack } from './go-back'

interface CloseButtonProps {
  label: string
  /** Home in the page's language and brand. */
  homeHref: string
  children: ReactNode
}

/** Calls the close function that the screen registered; without one it goes back. */
export function CloseButton({ label, homeHref, children }: CloseButtonProps) {
  const router = useRouter()
  return (
    <Button
      variant="ghost-secondary"
      iconOnly
      aria-label={label}
      onClick={() => {
        if (!runHeaderClose()) goBack(router, homeHref)
      }}
    >
      {children}
    </Button>
  )
}

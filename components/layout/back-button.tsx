'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { goBack } from './go-back'

interface BackButtonProps {
  label: string
  /** Home in the page's language and brand. */
  homeHref: string
  children: ReactNode
}

/** Goes where `onBack` says, else one step back, else home. */
export function BackButton({ label, homeHref, children }: BackButtonProps) {
  const router = useRouter()
  return (
    <Button
      variant="ghost-secondary"
      iconOnly
      aria-label={label}
      onClick={() => goBack(router, homeHref)}
    >
      {children}
    </Button>
  )
}

'use client'

import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonVariantProps } from '@/components/ui/button'
import { useGoBack } from '@/hooks/join/use-go-back'

interface BackLinkProps extends Pick<ButtonVariantProps, 'variant' | 'size'> {
  label: string
  /** Home in the page's language and brand. */
  homeHref: string
  /** Where it leads without scripts, and when there is nowhere to go back to; home when left out. */
  href?: string
  className?: string
  children: ReactNode
}

/** Goes where `onBack` says, else one step back, else where it leads as a link. */
export function BackLink(props: BackLinkProps) {
  const { label, homeHref, href = homeHref, children, ...look } = props
  const goBack = useGoBack(homeHref, href)

  function follow(event: MouseEvent) {
    // In a tab of its own it is a link like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goBack()
  }

  return (
    <ButtonLink
      {...look}
      data-waits=""
      iconOnly
      href={href}
      prefetch={false}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </ButtonLink>
  )
}

'use client'

import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonVariantProps } from '@/components/ui/button'
import { useGoBack } from '@/hooks/join/use-go-back'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'

interface BackLinkProps extends Pick<ButtonVariantProps, 'variant' | 'size'> {
  label: string
  /** The home page in the page's locale and brand. */
  homeHref: string
  /** Target without scripts and without a history; defaults to the home page. */
  href?: string
  className?: string
  children: ReactNode
}

/** Goes to `onBack`, else one step back, else to its `href`. */
export function BackLink(props: BackLinkProps) {
  const { label, homeHref, href = homeHref, children, ...look } = props
  const goBack = useGoBack(homeHref, href)

  function follow(event: MouseEvent) {
    // Opening in a new tab uses the link as it is.
    if (opensElsewhere(event)) return
    event.preventDefault()
    goBack()
  }

  return (
    <ButtonLink {...look} data-waits="" iconOnly href={href} aria-label={label} onClick={follow}>
      {children}
    </ButtonLink>
  )
}

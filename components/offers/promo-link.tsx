'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ScreenKey } from '@/lib/routing/screens'
import { track } from '@/lib/tracking/track'

interface PromoLinkProps {
  href: string
  /** Title of the promo card. */
  title: string
  page: ScreenKey
  children: ReactNode
}

/** The action of a promo card; following it is an event. */
export function PromoLink({ href, title, page, children }: PromoLinkProps) {
  return (
    <Link
      className="promo-link"
      href={href}
      onClick={() => track('Promo Card Link Click', { title, url: href, page })}
    >
      {children}
    </Link>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { ScreenKey } from '@/lib/routing/screens'
import { track } from '@/lib/tracking/track'

interface PromoLinkProps {
  href: string
  /** Title of the promo card. */
  title: string
  page: ScreenKey
  /** Language of the text, when it differs from the page's. */
  lang?: string
  children: ReactNode
}

/** The action of a promo card; following it is tracked. */
export function PromoLink({ href, title, page, lang, children }: PromoLinkProps) {
  return (
    <Link
      className="promo-link"
      href={href}
      lang={lang}
      onClick={() => track('Promo Card Link Click', { title, url: href, page })}
    >
      {children}
    </Link>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Addresses of the texts that one agrees to; null where there is none. */
export type Agreements = { terms: string | null; privacy: string | null }

/** What the payer agrees to by pressing the button below it. */
export function Consent({ agreements: { terms, privacy } }: { agreements: Agreements }) {
  const t = useTranslations('checkout')
  return (
    <p className="consent">
      {t.rich('consent', {
        terms: (text) => <Agreement href={terms}>{text}</Agreement>,
        privacy: (text) => <Agreement href={privacy}>{text}</Agreement>,
      })}
    </p>
  )
}

function Agreement({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChargeSentence } from './charge-sentence'
import type { ChargeTerms } from '@/lib/checkout/charge-terms'

/** Addresses of the texts that one agrees to; null where there is none. */
export type Agreements = { terms: string | null; privacy: string | null }

interface ConsentProps {
  agreements: Agreements
  /** Null until they are known: until then nobody can agree to them. */
  charges: ChargeTerms | null
}

/** What the payer agrees to by pressing the button below it, with its amounts and dates. */
export function Consent({ agreements: { terms, privacy }, charges }: ConsentProps) {
  const t = useTranslations('checkout')
  return (
    <p className="consent">
      {t.rich('consent', {
        terms: (text) => <Agreement href={terms}>{text}</Agreement>,
        privacy: (text) => <Agreement href={privacy}>{text}</Agreement>,
      })}{' '}
      {charges && <ChargeSentence charges={charges} form="consent" />}
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

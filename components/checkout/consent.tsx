'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Agreements } from '@/lib/checkout/agreements'
import { chargeKind, type ChargeTerms } from '@/lib/checkout/charge-terms'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import { formatMoney } from '@/lib/billing/money'

interface ConsentProps {
  agreements: Agreements
  /** Null until known; the payer cannot agree before that. */
  charges: ChargeTerms | null
}

/** What the payer agrees to by pressing the pay button, with amounts and dates. */
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

interface ChargeSentenceProps {
  charges: ChargeTerms
  /** `line` states what the payer pays, `consent` what they authorize. */
  form: 'line' | 'consent'
}

/** A sentence about what is charged today and later, when, and until when. */
export function ChargeSentence({ charges, form }: ChargeSentenceProps) {
  const sentence = useTranslations('checkout.charges')
  const locale = useLocale()
  const date = useChargeDate()
  const { today, intro, regular, intervalCount: count, interval, taxIncluded } = charges
  const period = { interval, count }
  const money = (amount: number) => formatMoney(amount, charges.currency, locale)
  return (
    <>
      {sentence.rich(`${form}.${chargeKind(charges)}`, {
        b: (text) => <strong data-tabular="">{text}</strong>,
        today: money(today),
        intro: intro ? money(intro.amount) : '',
        introDate: intro ? date(intro.at) : '',
        span: sentence('span', { interval, count: (intro?.payments ?? 1) * count }),
        amount: regular ? money(regular.amount) : '',
        date: regular ? date(regular.at) : '',
        per: sentence('per', period),
        every: sentence('every', period),
      })}
      {form === 'line' && taxIncluded && ` ${sentence('taxIncluded')}`}
    </>
  )
}

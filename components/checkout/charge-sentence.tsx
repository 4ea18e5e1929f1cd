'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import { formatMoney } from '@/lib/billing/money'
import { chargeKind, type ChargeTerms } from '@/lib/checkout/charge-terms'

interface ChargeSentenceProps {
  charges: ChargeTerms
  /** `line` tells what the payer pays, `consent` what they allow to be charged. */
  form: 'line' | 'consent'
}

/** What is charged today and later, when, and until when, in words. */
export function ChargeSentence({ charges, form }: ChargeSentenceProps) {
  const t = useTranslations('checkout.charges')
  const locale = useLocale()
  const date = useChargeDate()
  const { today, intro, regular, intervalCount: count, interval, taxIncluded } = charges
  const period = { interval, count }
  const money = (amount: number) => formatMoney(amount, charges.currency, locale)
  return (
    <>
      {t.rich(`${form}.${chargeKind(charges)}`, {
        b: (text) => <strong data-tabular="">{text}</strong>,
        today: money(today),
        intro: intro ? money(intro.amount) : '',
        introDate: intro ? date(intro.at) : '',
        span: t('span', { interval, count: (intro?.payments ?? 1) * count }),
        amount: regular ? money(regular.amount) : '',
        date: regular ? date(regular.at) : '',
        per: t('per', period),
        every: t('every', period),
      })}
      {form === 'line' && taxIncluded && ` ${t('taxIncluded')}`}
    </>
  )
}

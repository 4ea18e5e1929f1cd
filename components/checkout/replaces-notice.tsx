'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Notice } from './notice'
import { useDateWords } from '@/hooks/use-date-words'
import type { ReplacedPlan } from '@/lib/api/plans'
import { brandNameOf } from '@/lib/checkout/purchase-scope'
import { formatDay } from '@/lib/time/dates'

/** What ends when the plan that is being bought starts, and what becomes of the time paid for. */
export function ReplacesNotice({ replaces }: { replaces: readonly ReplacedPlan[] }) {
  const t = useTranslations('checkout.replaces')
  const locale = useLocale()
  const words = useDateWords()
  const known = replaces.flatMap((plan) => {
    const brand = brandNameOf(plan)
    return brand === null ? [] : { ...plan, brand }
  })
  const names = new Intl.ListFormat(locale).format(known.map(({ brand }) => brand))
  return (
    <Notice name="replaces" title={t('title', { brands: names, count: known.length })}>
      {t('ends', { count: known.length })}
      {known.map(({ brandId, brand, trialUntil, paidUntil }) => {
        const until = trialUntil ?? paidUntil
        if (until === null) return null
        const values = { brand, date: formatDay(until, words) }
        return <span key={brandId}> {t(trialUntil === null ? 'paid' : 'trial', values)}</span>
      })}
    </Notice>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Plan } from '@/lib/api/plans'
import { formatMoney } from '@/lib/billing/money'
import { priceIn } from '@/lib/plans/plan-price'
import { monthlyPrice, monthsOf, savingPercent } from '@/lib/plans/plan-saving'

interface PlanPriceProps {
  plan: Plan
  plans: readonly Plan[]
  currency: string
  /** Whether this person can buy it, so that it has a price today. */
  forSale: boolean
}

/** What a plan costs: the price, what that is a month, and what happens today. */
export function PlanPrice({ plan, plans, currency, forSale }: PlanPriceProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const price = money(priceIn(plan, currency))
  const per = t('perInterval', { interval: plan.interval, count: plan.intervalCount })
  const terms = [
    forSale &&
      (plan.trialDays > 0
        ? t('trialThen', { days: plan.trialDays, price, per })
        : t('noTrial', { price, interval: plan.interval, count: plan.intervalCount })),
    monthsOf(plan) > 1 && t('equals', { price: money(monthlyPrice(plan, currency)) }),
  ].filter(Boolean)
  const saving = savingPercent(plan, plans, currency)
  return (
    <>
      <p className="plan-price">
        <strong data-tabular="">{price}</strong> <span>{per}</span>
        {saving > 0 && <Badge tone="success">{t('save', { percent: saving })}</Badge>}
      </p>
      {terms.length > 0 && <p className="plan-terms">{terms.join(' ')}</p>}
    </>
  )
}

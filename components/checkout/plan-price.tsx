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
}

/** What a plan costs: the price, what that is a month, and what happens today. */
export function PlanPrice({ plan, plans, currency }: PlanPriceProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const price = money(priceIn(plan, currency))
  const per = t('perInterval', { interval: plan.interval, count: plan.intervalCount })
  const saving = savingPercent(plan, plans, currency)
  return (
    <>
      <p className="plan-price">
        <strong data-tabular="">{price}</strong> <span>{per}</span>
        {saving > 0 && <Badge tone="success">{t('save', { percent: saving })}</Badge>}
      </p>
      <p className="plan-terms">
        {plan.trialDays > 0
          ? t('trialThen', { days: plan.trialDays, price, per })
          : t('noTrial', { price, interval: plan.interval, count: plan.intervalCount })}
        {monthsOf(plan) > 1 && ` ${t('equals', { price: money(monthlyPrice(plan, currency)) })}`}
      </p>
    </>
  )
}

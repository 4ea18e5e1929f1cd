'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '@/hooks/membership/use-formats'
import type { ChangePreview } from '@/lib/api/membership-changes'
import type { Plan } from '@/lib/api/plans'
import { priceIn } from '@/lib/plans/plan-price'

const known = ['unused_time', 'plan', 'discount', 'tax', 'credit'] as const

interface ChangeAmountsProps {
  preview: ChangePreview
  plan: Plan
}

/** The sum that is charged today, line by line, and the next charge. */
export function ChangeAmounts({ preview, plan }: ChangeAmountsProps) {
  const t = useTranslations('account.plans.amounts')
  const shared = useTranslations('plans')
  const { money, date } = useFormats()
  const { dueToday, nextCharge, lines } = preview
  const per = shared('perInterval', { interval: plan.interval, count: plan.intervalCount })
  // Credit takes off the next charge only, so it is not what a month costs.
  const isReduced =
    nextCharge !== null && nextCharge.amount < priceIn(plan, nextCharge.currency.toLowerCase())
  return (
    <dl className="change-amounts">
      {lines.map(({ descriptionCode, amount }, index) => (
        <div key={`${descriptionCode}-${index}`}>
          <dt>{t(`line.${known.find((code) => code === descriptionCode) ?? 'adjustment'}`)}</dt>
          <dd data-tabular="">{money(amount, dueToday.currency)}</dd>
        </div>
      ))}
      <div className="change-today">
        <dt>{t('today')}</dt>
        <dd data-tabular="">{money(dueToday.amount, dueToday.currency)}</dd>
      </div>
      {nextCharge && (
        <div>
          <dt>{t(isReduced ? 'nextReduced' : 'next', { date: date(nextCharge.at) })}</dt>
          <dd data-tabular="">
            {money(nextCharge.amount, nextCharge.currency)} {!isReduced && per}
          </dd>
        </div>
      )}
    </dl>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { HowToCancel } from '@/components/checkout/how-to-cancel'
import { ChevronDownIcon } from '@/components/ui/icons/navigation'
import { Skeleton } from '@/components/ui/skeleton'
import { useDateWords } from '@/hooks/use-date-words'
import type { Order } from '@/hooks/use-order'
import type { Plan } from '@/lib/api/plans'
import { formatMoney } from '@/lib/billing/money'
import { formatDay } from '@/lib/dates'
import { langMark } from '@/lib/locale/catalogue-language'

interface OrderSummaryProps {
  plan: Plan
  /** The brand of a plan of one brand. */
  brandName: string | null
  order: Pick<Order, 'summary' | 'tax' | 'promotion'>
  /** Ways back to what was chosen before. */
  changes: readonly { label: string; href: string }[]
  /** The promotion code's field. */
  children: ReactNode
}

/** What is bought and what it costs, today and later; folds together on phones. */
export function OrderSummary({ plan, brandName, order, changes, children }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  const words = useDateWords()
  const [open, setOpen] = useState(false)
  const { summary, tax, promotion } = order
  const money = (amount: number) => formatMoney(amount, summary.currency, locale)
  const per = t('per', { interval: plan.interval, count: plan.intervalCount })
  const date = summary.firstPaymentAt === null ? null : formatDay(summary.firstPaymentAt, words)
  const taxUnknown = summary.tax === null && <small> {t('plusTax')}</small>

  function terms() {
    const price = money(summary.renewal)
    const code = promotion.promotion
    if (code && summary.discount > 0 && code.duration !== 'forever') {
      const months = code.durationInMonths
      if (code.duration === 'repeating' && months) return t('codeMonths', { months, price, per })
      return t('codeOnce', { price, per })
    }
    return date ? t('renewsTrial', { date, price, per }) : t('renews', { price, per })
  }

  return (
    <aside className="order" data-open={open} aria-label={t('title')}>
      <button
        type="button"
        className="order-toggle"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>
          {open ? t('hide') : t('show')}
          <ChevronDownIcon size={20} />
        </span>
        <strong data-tabular="">{t('today', { amount: money(summary.dueToday) })}</strong>
      </button>
      <div className="order-body">
        <h2>{t('title')}</h2>
        <div className="order-plan">
          <p>
            <strong {...langMark(plan.language, locale)}>{plan.name}</strong>
            <span>{brandName ?? t('allBrands')}</span>
          </p>
          <p data-tabular="">
            {money(summary.price)}
            <span>{per}</span>
          </p>
        </div>
        <ul className="order-changes">
          {changes.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <dl data-tabular="">
          {summary.discount > 0 && (
            <Line label={t('discount', { title: promotion.promotion?.code ?? '' })}>
              {money(-summary.discount)}
            </Line>
          )}
          <Line label={t('tax')}>
            {tax.loading ? (
              <span role="status" aria-label={t('taxLoading')}>
                <Skeleton width="3.5rem" />
              </span>
            ) : summary.tax === null ? (
              t('taxLater')
            ) : (
              money(summary.tax)
            )}
          </Line>
          {date && (
            <Line label={t('dueOn', { date })}>
              {money(summary.firstPayment)}
              {taxUnknown}
            </Line>
          )}
          <Line label={t('dueToday')} total>
            {money(summary.dueToday)}
            {!date && taxUnknown}
          </Line>
        </dl>
        {children}
        <p className="order-terms">
          {terms()} <HowToCancel />
        </p>
      </div>
    </aside>
  )
}

function Line({ label, total, children }: { label: string; total?: boolean; children: ReactNode }) {
  return (
    <div data-total={total ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

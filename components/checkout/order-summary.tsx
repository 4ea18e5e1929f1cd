'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import type { Order } from '@/hooks/checkout/use-order'
import type { Plan } from '@/lib/api/plans'
import { formatMoney } from '@/lib/billing/money'
import { brandNameOf, type PurchaseScope } from '@/lib/checkout/purchase-scope'
import { langMark } from '@/lib/locale/catalogue-language'
import { HowToCancel } from './support-email'
import { OrderToggle } from './order-toggle'

interface OrderSummaryProps {
  plan: Plan
  scope: PurchaseScope
  order: Pick<Order, 'summary' | 'tax' | 'promotion'>
  /** Links to change what is bought. */
  changes?: ReactNode
  /** The field for a promotion code. */
  children: ReactNode
}

/** What is bought and what it costs, today and later; collapsible on phones. */
export function OrderSummary({ plan, scope, order, changes, children }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary')
  const charge = useTranslations('checkout.charges')
  const locale = useLocale()
  const date = useChargeDate()
  const { frame, open, toggle } = useFolding()
  const { summary, tax, promotion } = order
  const { charges } = summary
  const money = (amount: number) => formatMoney(amount, summary.currency, locale)
  const price = money(summary.price)
  const per = charge('per', { interval: plan.interval, count: plan.intervalCount })
  const language = langMark(plan.language, locale)
  const isLoading = tax.status === 'loading'
  const unknown = isLoading ? <Skeleton width="3.5rem" /> : <small>{t('unknown')}</small>

  function taxLine() {
    if (summary.tax !== null) return money(summary.tax)
    if (tax.status === 'unasked') return <small>{t('addressNeeded')}</small>
    return (
      <span role="status" aria-label={isLoading ? t('taxLoading') : undefined}>
        {unknown}
      </span>
    )
  }

  return (
    <aside ref={frame} className="order" data-open={open} aria-label={t('title')}>
      <OrderToggle summary={summary} tax={tax} open={open} onToggle={toggle}>
        <small {...language}>{plan.name}</small>
        <span>
          {price} {per}
        </span>
      </OrderToggle>
      <div className="order-body">
        <h2>{t('title')}</h2>
        <div className="order-plan">
          <p>
            <strong {...language}>{plan.name}</strong>
            <span>{brandNameOf(scope) ?? t('allBrands')}</span>
          </p>
          <p data-tabular="">
            {price}
            <span>{per}</span>
          </p>
        </div>
        {changes}
        <dl data-tabular="">
          {summary.discount > 0 && (
            <Line label={t('discount', { title: promotion.promotion?.code ?? '' })}>
              {money(-summary.discount)}
            </Line>
          )}
          <Line label={t('tax')}>{taxLine()}</Line>
          <Line label={t('dueToday')} total>
            {charges ? money(charges.today) : summary.trialDays > 0 ? money(0) : unknown}
          </Line>
          {charges?.intro && (
            <Line
              label={t(charges.intro.payments > 1 ? 'dueFrom' : 'dueOn', {
                date: date(charges.intro.at),
              })}
            >
              {money(charges.intro.amount)}
              {charges.intro.payments > 1 && <small> {per}</small>}
            </Line>
          )}
          {charges?.regular && (
            <Line label={t('dueFrom', { date: date(charges.regular.at) })}>
              {money(charges.regular.amount)} <small>{per}</small>
            </Line>
          )}
        </dl>
        {children}
        <p className="order-terms">
          <HowToCancel />
        </p>
      </div>
    </aside>
  )
}

/** Whether the order is unfolded; it then stands at its place in the page, and is brought into sight. */
function useFolding() {
  const frame = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const order = frame.current
    if (open && order && order.getBoundingClientRect().top < 0) order.scrollIntoView()
  }, [open])
  return { frame, open, toggle: () => setOpen(!open) }
}

function Line({ label, total, children }: { label: string; total?: boolean; children: ReactNode }) {
  return (
    <div data-total={total ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

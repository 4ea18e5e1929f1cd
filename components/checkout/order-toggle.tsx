'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons/navigation'
import { Skeleton } from '@/components/ui/skeleton'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import type { OrderTax } from '@/hooks/checkout/use-tax-estimate'
import { formatMoney } from '@/lib/billing/money'
import { chargeAfterToday } from '@/lib/checkout/charge-terms'
import type { OrderSummary } from '@/lib/checkout/order-summary'

interface OrderToggleProps {
  summary: OrderSummary
  tax: Pick<OrderTax, 'status'>
  open: boolean
  onToggle: () => void
  /** Stands there until the tax is known. */
  children: ReactNode
}

/**
 * The folded order on phones: what is charged today and what later, never without the tax; until the
 * tax is known, the plan and its price.
 */
export function OrderToggle({ summary, tax, open, onToggle, children }: OrderToggleProps) {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  const date = useChargeDate()
  const { charges, trialDays } = summary
  const later = charges && chargeAfterToday(charges)
  const money = (amount: number) => formatMoney(amount, summary.currency, locale)
  const knowsToday = charges !== null || trialDays > 0

  return (
    <button type="button" className="order-toggle" aria-expanded={open} onClick={onToggle}>
      <span>
        {open ? t('hide') : t('show')}
        <ChevronDownIcon size={20} />
      </span>
      <span className="order-amounts" data-tabular="">
        {charges === null && children}
        {knowsToday && <strong>{t('today', { amount: money(charges?.today ?? 0) })}</strong>}
        {charges ? (
          later && <small>{t('from', { amount: money(later.amount), date: date(later.at) })}</small>
        ) : tax.status === 'loading' ? (
          <Skeleton width="6rem" />
        ) : (
          <small>{t('taxUnknown')}</small>
        )}
      </span>
    </button>
  )
}

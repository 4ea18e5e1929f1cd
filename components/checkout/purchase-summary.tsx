'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import { formatMoney } from '@/lib/billing/money'
import { nextPayment } from '@/lib/checkout/next-payment'
import { brandNameOf } from '@/lib/checkout/purchase-scope'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { langMark } from '@/lib/locale/catalogue-language'

/** What was bought, what was charged, and what comes next. */
export function PurchaseSummary({ purchase }: { purchase: FlowPurchase }) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const { planName, charged, inTrial } = purchase
  const brand = brandNameOf(purchase)
  const plan = <span {...langMark(purchase.planLanguage, locale)}>{planName}</span>
  return (
    <div className="success-bought">
      <p>
        <strong>{brand ? t.rich('what', { plan: () => plan, brand }) : plan}</strong>
      </p>
      <p>
        {charged
          ? t('charged', { amount: formatMoney(charged.amount, charged.currency, locale) })
          : t(inTrial ? 'nothingCharged' : 'active')}{' '}
        <Next purchase={purchase} />
      </p>
    </div>
  )
}

/** The next charge, and what follows it. */
function Next({ purchase }: { purchase: FlowPurchase }) {
  const t = useTranslations('checkout.success')
  const charges = useTranslations('checkout.charges')
  const locale = useLocale()
  const date = useChargeDate()
  const { currency, intervalCount: count, charged, nextCharge } = purchase
  const next = nextPayment(purchase)
  if (next.kind === 'none') return null
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const interval = purchase.interval === 'year' ? 'year' : 'month'
  const regular = next.kind === 'thenRegular' ? next.regular : null
  const taxIncluded = (charged?.tax ?? 0) > 0 || (nextCharge?.tax ?? 0) > 0
  return (
    <>
      {t(`next.${next.kind}`, {
        amount: money(next.amount),
        date: date(next.at),
        regular: regular ? money(regular.amount) : '',
        regularDate: regular ? date(regular.at) : '',
        per: charges('per', { interval, count }),
      })}
      {taxIncluded && ` ${charges('taxIncluded')}`}
    </>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LockIcon } from '@/components/ui/icons/things'
import { formatMoney } from '@/lib/billing/money'
import type { OrderSummary } from '@/lib/checkout/order-summary'
import { paymentFlags, type PaymentState } from '@/lib/checkout/payment-state'

/** After how long a step counts as slow, in milliseconds. */
const SLOW_MS = 8000

interface PayButtonProps {
  state: PaymentState
  summary: OrderSummary
  /** Trying again asks for another purchase than before. */
  outdated: boolean
  disabled: boolean
}

/** Says what it will take, and while it works, what it is doing. */
export function PayButton({ state, summary, outdated, disabled }: PayButtonProps) {
  const t = useTranslations('checkout.pay')
  const locale = useLocale()
  const { loading, success, partialFailure } = paymentFlags(state)
  const slow = useSlow(loading)

  function label(): string {
    if (partialFailure && !outdated) return t('again')
    if (summary.trialDays > 0) return t('trial')
    const amount = formatMoney(summary.dueToday, summary.currency, locale)
    return summary.tax === null ? t('amountPlusTax', { amount }) : t('amount', { amount })
  }
  function working(): string {
    switch (state.step) {
      case 'creatingMethod':
      case 'creatingSubscription':
      case 'confirming':
      case 'polling':
      case 'reading':
        return t(`working.${state.step}`)
      case 'succeeded':
        return t('done')
      default:
        return ''
    }
  }

  return (
    <>
      <Button
        type="submit"
        wide
        loading={loading || success}
        aria-disabled={disabled || undefined}
        data-pay=""
        // Leaving a field may add its error above, and the button would slip away under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        <LockIcon size={18} />
        {label()}
      </Button>
      <p className="pay-status" role="status">
        {working()}
        {slow && ` – ${t('slow')}`}
      </p>
    </>
  )
}

function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [loading])
  return slow
}

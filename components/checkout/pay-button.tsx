'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { LockIcon } from '@/components/ui/icons/things'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useLate } from '@/hooks/use-late'
import type { OrderTax } from '@/hooks/checkout/use-tax-estimate'
import { formatMoney } from '@/lib/billing/money'
import type { OrderSummary } from '@/lib/checkout/order-summary'
import { paymentFlags, type PaymentState } from '@/lib/checkout/payment-state'

/** When a step counts as slow, in milliseconds. */
const SLOW_MS = 8000

interface PayButtonProps {
  state: PaymentState
  summary: OrderSummary
  tax: Pick<OrderTax, 'status'>
  /** Pressing it charges nothing new: it repeats a request or checks a payment. */
  again: boolean
  disabled: boolean
  /** Id of the element that describes the charges. */
  describedBy: string
}

/** The pay button, labeled with the amount and, while it works, with the current step. */
export function PayButton(props: PayButtonProps) {
  const { state, summary, tax, again, disabled, describedBy } = props
  const t = useTranslations('checkout.pay')
  const locale = useLocale()
  const { loading, success } = paymentFlags(state)
  const slow = useLate(loading, SLOW_MS)

  function label(): string {
    if (again) return t('again')
    if (tax.status === 'loading') return t('calculating')
    if (summary.trialDays > 0) return t('trial')
    if (!summary.charges) return t('unknown')
    const { today, currency } = summary.charges
    return today > 0 ? t('amount', { amount: formatMoney(today, currency, locale) }) : t('free')
  }
  function working(): string {
    switch (state.step) {
      case 'creatingMethod':
      case 'creatingSubscription':
      case 'confirming':
      case 'authenticating':
      case 'retrievingIntent':
      case 'polling':
      case 'reading':
      case 'searching':
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
        spinner={<Spinner type="Watch" />}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        data-pay=""
        // Prevents blur on press, because an error message that appears above would move the button
        // away from the pointer.
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

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'
import { type NoticeKind, paymentNotice } from '@/lib/checkout/payment-notice'
import type { PaymentState } from '@/lib/checkout/payment-state'

// Nothing has gone wrong there, or not for certain.
const calm: readonly NoticeKind[] = ['unfinished', 'unsettled', 'bankWaits', 'unknown']

// Whatever the reason, the payment did not go through.
const titleOf = (kind: NoticeKind) =>
  kind === 'notReceived' || kind === 'notCharged' ? 'refused' : kind

interface PaymentNoticeProps {
  state: PaymentState
  /** Clears the card fields and leads into them. */
  onAnotherCard: () => void
}

/**
 * Why a payment did not get on, and what trying again will do. The provider's own sentence comes
 * first; where the outcome is open, it never says that nothing was charged. Specification 8.
 */
export function PaymentNotice({ state, onAnotherCard }: PaymentNoticeProps) {
  const t = useTranslations('checkout.failure')
  const errors = useTranslations('errors')
  const box = useRef<HTMLDivElement>(null)
  const notice = paymentNotice(state)
  const isShown = notice !== null

  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, state.failure])

  if (!notice) return null
  const { kind, messages, anotherCard } = notice
  const isCalm = calm.includes(kind)
  const Icon = isCalm ? InfoIcon : AlertIcon
  // Without words of the provider, a refusal and a payment that does not settle are the default error.
  const isDefault = messages.length === 0 && (kind === 'refused' || kind === 'unsettled')
  const message = messages.join(' ') || (isDefault ? errors('default') : '')
  return (
    <div
      ref={box}
      className="notice"
      role="alert"
      tabIndex={-1}
      data-tone={isCalm ? 'info' : 'error'}
      data-notice={kind}
    >
      <Icon size={22} />
      <div>
        <p className="notice-title">{t(`${titleOf(kind)}Title`)}</p>
        {message && <p>{message}</p>}
        <p>{t(`${kind}Text`)}</p>
        {anotherCard && (
          <Button variant="secondary" size="small" onClick={onAnotherCard}>
            {t('anotherCard')}
          </Button>
        )}
      </div>
    </div>
  )
}

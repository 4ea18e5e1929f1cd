'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'
import { type NoticeKind, paymentNotice } from '@/lib/checkout/payment-notice'
import type { PaymentState } from '@/lib/checkout/payment-state'

// Kinds that are no definite failure.
const calm: readonly NoticeKind[] = ['unfinished', 'unsettled', 'bankWaits', 'unknown']

// Both mean that the payment did not go through.
const titleOf = (kind: NoticeKind) =>
  kind === 'notReceived' || kind === 'notCharged' ? 'refused' : kind

interface PaymentNoticeProps {
  state: PaymentState
  /** Clears and focuses the card fields. */
  onAnotherCard: () => void
}

/**
 * Why a payment did not continue, and what trying again will do. The provider's own message comes
 * first. While the outcome is unknown, it never claims that nothing was charged. Specification 8.
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
  // Without a message of the provider, a declined or unsettled payment shows the default error.
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

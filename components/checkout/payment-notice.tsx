'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'
import type { PaymentState } from '@/lib/checkout/payment-state'

/** Codes for which this product has words of its own; all others get the default. */
const spoken = ['unfinished', 'notCharged'] as const
const isSpoken = (code: string): code is (typeof spoken)[number] =>
  spoken.some((known) => known === code)

interface PaymentNoticeProps {
  state: PaymentState
}

/**
 * Why a payment did not get on, and what trying again will do. The provider's own sentence comes
 * first; where the outcome is open, it never says that nothing was charged. Specification 8.
 */
export function PaymentNotice({ state }: PaymentNoticeProps) {
  const t = useTranslations('checkout.failure')
  const errors = useTranslations('errors')
  const box = useRef<HTMLDivElement>(null)
  const { step, failure, subscription, outcomeUnknown, resume } = state
  const shown = failure !== null && (step === 'failed' || step === 'idle')

  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, failure])

  if (!shown) return null
  const own = isSpoken(failure.code) ? t(failure.code) : errors('default')
  const message = failure.messages.join(' ') || (failure.code === 'unknownOutcome' ? '' : own)
  const unsettled = subscription !== null && resume === 'poll'
  const welcome = failure.code === 'unfinished'
  const Icon = unsettled || outcomeUnknown || welcome ? InfoIcon : AlertIcon
  return (
    <div
      ref={box}
      className="notice"
      role="alert"
      tabIndex={-1}
      data-tone={Icon === InfoIcon ? 'info' : 'error'}
      data-notice={failure.code}
    >
      <Icon size={22} />
      <div>
        <p className="notice-title">
          {outcomeUnknown
            ? t('unknownTitle')
            : unsettled
              ? t('unsettledTitle')
              : welcome
                ? t('unfinishedTitle')
                : t('title')}
        </p>
        {message && <p>{message}</p>}
        {outcomeUnknown && <p>{t('unknownText')}</p>}
        {unsettled && <p>{t('unsettledText')}</p>}
        {!outcomeUnknown && !unsettled && !welcome && <p>{t('kept')}</p>}
      </div>
    </div>
  )
}

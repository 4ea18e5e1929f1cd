'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { Agreements } from '@/lib/checkout/agreements'
import type { Order } from '@/hooks/checkout/use-order'
import type { PaymentState } from '@/lib/checkout/payment-state'
import { ChargeSentence, Consent } from './consent'
import { PayButton } from './pay-button'

interface PaySectionProps {
  order: Pick<Order, 'summary' | 'tax'>
  state: PaymentState
  agreements: Agreements
  /** Pressing the button charges nothing new: it repeats a request or checks a payment. */
  again: boolean
  /** A reason other than an unknown total prevents paying. */
  disabled: boolean
  /** What else the payer has to know beside the button. */
  children?: ReactNode
}

/** The pay button, with what it charges right above it, and what the payer agrees to. */
export function PaySection(props: PaySectionProps) {
  const { order, state, agreements, again, disabled, children } = props
  const t = useTranslations('checkout.charges')
  const id = useId()
  const { summary, tax } = order
  const { charges } = summary
  return (
    <div className="pay">
      <Consent agreements={agreements} charges={charges} />
      <p className="charges" id={id} role="status">
        {charges ? (
          <ChargeSentence charges={charges} form="line" />
        ) : (
          tax.status !== 'known' && t(`missing.${tax.status}`)
        )}
      </p>
      <PayButton
        state={state}
        summary={summary}
        tax={tax}
        again={again}
        disabled={disabled || (!again && charges === null)}
        describedBy={id}
      />
      {children}
    </div>
  )
}

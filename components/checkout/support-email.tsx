'use client'

import { createContext, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import { flowLinks } from '@/lib/flow/flow-path'

/** The support email address. */
export const SupportEmail = createContext('')

export function SupportEmailProvider(props: { email: string; children: ReactNode }) {
  return <SupportEmail value={props.email}>{props.children}</SupportEmail>
}

/** Where a subscription is canceled. */
export function HowToCancel() {
  const t = useTranslations('checkout.cancellation')
  const link = flowLinks(useLocale(), useFlowParams())
  return t.rich('way', { account: (name) => <a href={link('subscriptions')}>{name}</a> })
}

/** How a subscription can be canceled, and what remains of it. */
export function HowToLeave() {
  const t = useTranslations('checkout.cancellation')
  return (
    <p className="consent">
      <HowToCancel /> {t('paid')}
    </p>
  )
}

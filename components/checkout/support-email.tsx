'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useTranslations } from 'next-intl'
import { MailLink } from '@/components/ui/mail-link'

/** The support email address. */
export const SupportEmail = createContext('')

export function SupportEmailProvider(props: { email: string; children: ReactNode }) {
  return <SupportEmail value={props.email}>{props.children}</SupportEmail>
}

/** How a subscription can be canceled. */
export function HowToCancel() {
  const t = useTranslations('checkout.cancellation')
  const email = useContext(SupportEmail)
  return t.rich('way', { mail: () => <MailLink email={email} /> })
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

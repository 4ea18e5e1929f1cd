'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useTranslations } from 'next-intl'
import { MailLink } from '@/components/ui/mail-link'

/** The address that customers write to. */
export const SupportEmail = createContext('')

export function SupportEmailProvider(props: { email: string; children: ReactNode }) {
  return <SupportEmail value={props.email}>{props.children}</SupportEmail>
}

/** The one sentence that says how a subscription can be canceled today. */
export function HowToCancel() {
  const t = useTranslations('checkout.cancellation')
  const email = useContext(SupportEmail)
  return t.rich('way', { mail: () => <MailLink email={email} /> })
}

'use client'

import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { MailLink } from '@/components/ui/mail-link'
import { SupportEmail } from './support-email'

/** The one sentence that says how a subscription can be canceled today. */
export function HowToCancel() {
  const t = useTranslations('checkout.cancellation')
  const email = useContext(SupportEmail)
  return t.rich('way', { mail: () => <MailLink email={email} /> })
}

import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { publicConfig } from '@/lib/config/public-config'
import { SupportEmailProvider } from './support-email'

/**
 * Provides the client components of the checkout with the messages they need and the support
 * address.
 */
export async function CheckoutMessages({ children }: { children: ReactNode }) {
  const { checkout, plans, errors, dates } = await getMessages()
  return (
    <NextIntlClientProvider
      messages={{ checkout, plans, dates, errors: { default: errors.default } }}
    >
      <SupportEmailProvider email={publicConfig().support.email}>{children}</SupportEmailProvider>
    </NextIntlClientProvider>
  )
}

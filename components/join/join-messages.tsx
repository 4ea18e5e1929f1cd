import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** The messages that the join forms need in the browser. */
export async function JoinMessages({ children }: { children: ReactNode }) {
  const [locale, { join, common, errors }] = await Promise.all([getLocale(), getMessages()])
  return (
    <NextIntlClientProvider locale={locale} messages={{ join, common, errors }}>
      {children}
    </NextIntlClientProvider>
  )
}

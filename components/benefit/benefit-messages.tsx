import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** The messages that the client components of a benefit need. */
export async function BenefitMessages({ children }: { children: ReactNode }) {
  const { benefit, dates, errors } = await getMessages()
  return (
    <NextIntlClientProvider
      messages={{
        benefit,
        dates,
        errors: { default: errors.default, unconfirmed: errors.unconfirmed },
      }}
    >
      {children}
    </NextIntlClientProvider>
  )
}

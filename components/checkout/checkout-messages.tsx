import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Gives the islands of the purchase their texts, and no others. */
export async function CheckoutMessages({ children }: { children: ReactNode }) {
  const { checkout, plans, errors, dates } = await getMessages()
  return (
    <NextIntlClientProvider
      messages={{ checkout, plans, dates, errors: { default: errors.default } }}
    >
      {children}
    </NextIntlClientProvider>
  )
}

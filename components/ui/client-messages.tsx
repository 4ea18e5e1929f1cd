import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { compileMessages } from '@/lib/locale/compile-messages'

interface ClientMessagesProps {
  messages: Parameters<typeof compileMessages>[0]
  children: ReactNode
}

/** Provides client components with messages, compiled because browsers have no parser for them. */
export const ClientMessages = ({ messages, children }: ClientMessagesProps) => (
  <NextIntlClientProvider messages={compileMessages(messages) as AbstractIntlMessages}>
    {children}
  </NextIntlClientProvider>
)

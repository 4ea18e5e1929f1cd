import { getMessages } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { ClientMessages } from '@/components/ui/client-messages'
import { publicConfig } from '@/lib/config/public-config'
import { SupportEmailProvider } from './support-email'

interface CheckoutMessagesProps {
  /** Adds the messages of purchases without an account. */
  isPublic?: boolean
  children: ReactNode
}

/**
 * Provides the client components of the checkout with the messages they need and the support
 * address.
 */
export async function CheckoutMessages({ isPublic = false, children }: CheckoutMessagesProps) {
  const { checkout, plans, errors, dates, publicPayment } = await getMessages()
  const usual = { checkout, plans, dates, errors: { default: errors.default } }
  return <Provided messages={isPublic ? { ...usual, publicPayment } : usual}>{children}</Provided>
}

/** The same for the choice of a plan, which says little of what the payment says. */
export async function PlanMessages({ children }: { children: ReactNode }) {
  const { checkout, plans, errors, dates } = await getMessages()
  const { cancellation } = checkout
  const messages = { checkout: { cancellation }, plans, dates, errors: { default: errors.default } }
  return <Provided messages={messages}>{children}</Provided>
}

/** Provides the line about one plan, beside which none is chosen, with its messages. */
export async function PlanLineMessages({ children }: { children: ReactNode }) {
  const { perInterval, change, seeAll, offers } = (await getMessages()).plans
  const { then, trial } = offers
  const plans = { perInterval, change, seeAll, offers: { then, trial } }
  return <ClientMessages messages={{ plans }}>{children}</ClientMessages>
}

const Provided = ({ messages, children }: ComponentProps<typeof ClientMessages>) => (
  <ClientMessages messages={messages}>
    <SupportEmailProvider email={publicConfig().support.email}>{children}</SupportEmailProvider>
  </ClientMessages>
)

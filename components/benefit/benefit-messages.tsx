import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/ui/client-messages'

interface BenefitMessagesProps {
  /** What can be done after a purchase is shown too. */
  hasNextSteps?: boolean
  children: ReactNode
}

/** The messages that the client components of a benefit need. */
export async function BenefitMessages({ hasNextSteps = false, children }: BenefitMessagesProps) {
  const { benefit, checkout, dates, errors } = await getMessages()
  return (
    <ClientMessages
      messages={{
        benefit,
        dates,
        errors: { default: errors.default, unconfirmed: errors.unconfirmed },
        ...(hasNextSteps && { checkout: { success: checkout.success } }),
      }}
    >
      {children}
    </ClientMessages>
  )
}

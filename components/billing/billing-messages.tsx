import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/ui/client-messages'

/** Provides the client components of billing with the messages they need. */
export async function BillingMessages({ children }: { children: ReactNode }) {
  const { account, checkout, dates, common } = await getMessages()
  const { card, address, fieldErrors } = checkout
  return (
    <ClientMessages
      messages={{
        account: { billing: account.billing, wayBack: account.wayBack },
        checkout: { card, address, fieldErrors },
        dates,
        common,
      }}
    >
      {children}
    </ClientMessages>
  )
}

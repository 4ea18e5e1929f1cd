import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/ui/client-messages'

/** Provides the client components of memberships, plans and offers with their messages. */
export async function MembershipMessages({ children }: { children: ReactNode }) {
  const { account, plans, errors, dates, common } = await getMessages()
  const { membership, plans: change, offers, wayBack } = account
  return (
    <ClientMessages
      messages={{
        account: { membership, plans: change, offers, wayBack },
        plans,
        dates,
        common,
        errors: { default: errors.default },
      }}
    >
      {children}
    </ClientMessages>
  )
}

import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/ui/client-messages'

interface JoinMessagesProps {
  /** Adds the messages of this step, which no other needs. */
  step?: 'verify' | 'match' | 'accounts'
  children: ReactNode
}

/** The messages that the join forms need in the browser. */
export async function JoinMessages({ step, children }: JoinMessagesProps) {
  const messages = await getMessages()
  const { verify, match, accounts, ...shared } = messages.join
  const join = { ...shared, ...(step && { [step]: { verify, match, accounts }[step] }) }
  const { common } = messages
  // The others are those of whole pages.
  const { default: usual, unconfirmed, tooMany, tooManyFor, retry } = messages.errors
  const errors = { default: usual, unconfirmed, tooMany, tooManyFor, retry }
  return <ClientMessages messages={{ join, common, errors }}>{children}</ClientMessages>
}

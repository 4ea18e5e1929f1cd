'use client'

import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFirstName } from '@/hooks/activity/use-first-name'
import { useNow } from '@/hooks/use-now'
import { greet, type Greetings } from '@/lib/activity/greeting'
import { deviceClock } from '@/lib/time/dates'

interface MemberGreetingProps {
  greetings: Greetings
  /** A line about their plan. */
  children: ReactNode
}

/** Greets a member by the time of day. */
export function MemberGreeting({ greetings, children }: MemberGreetingProps) {
  const name = useFirstName()
  const now = useNow(60_000)
  return (
    <section className="member-greeting" aria-labelledby="member-greeting">
      <h2 id="member-greeting">
        {name === undefined || now === null ? (
          <Skeleton width="14rem" height="1lh" />
        ) : (
          greet(greetings, deviceClock(now).getUTCHours(), name)
        )}
      </h2>
      <div className="member-line">{children}</div>
    </section>
  )
}

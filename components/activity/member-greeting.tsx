'use client'

import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFirstName } from '@/hooks/activity/use-first-name'
import { useNow } from '@/hooks/use-now'
import { type PartOfDay, partOfDay } from '@/lib/activity/part-of-day'
import { fill } from '@/lib/locale/fill'
import { deviceClock } from '@/lib/time/dates'

export interface MemberGreetingTexts {
  /** With `{name}`. */
  greetings: Record<PartOfDay, string>
  /** For somebody whose name is not known. */
  welcome: string
}

interface MemberGreetingProps {
  texts: MemberGreetingTexts
  /** A line about their plan. */
  children: ReactNode
}

/** Greets a member by the time of day. */
export function MemberGreeting({ texts, children }: MemberGreetingProps) {
  const name = useFirstName()
  const now = useNow(60_000)
  const isLoading = name === undefined || now === null
  const greeting = name
    ? texts.greetings[partOfDay(deviceClock(now ?? 0).getUTCHours())]
    : texts.welcome
  return (
    <section className="member-greeting" aria-labelledby="member-greeting">
      <h2 id="member-greeting">
        {isLoading ? <Skeleton width="14rem" height="1lh" /> : fill(greeting, { name: name ?? '' })}
      </h2>
      <div className="member-line">{children}</div>
    </section>
  )
}

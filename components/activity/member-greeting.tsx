'use client'

import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useNow } from '@/hooks/use-now'
import { useRead } from '@/hooks/use-read'
import { type PartOfDay, partOfDay } from '@/lib/activity/part-of-day'
import { fill } from '@/lib/locale/fill'
import { deviceClock } from '@/lib/time/dates'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'

/** The member's first name; undefined while it loads, null when there is none or it cannot be read. */
function useFirstName(): string | null | undefined {
  const { status, data } = useRead(swrKeys.user, () => getUser(browserApi))
  return status === 'loading' ? undefined : data?.firstName || null
}

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

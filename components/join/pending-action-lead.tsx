'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useHydrated } from '@/hooks/use-hydrated'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import {
  isForSpot,
  needsPlan,
  parsePendingAction,
  type PendingAction,
} from '@/lib/flow/pending-action'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import type { DateLocale } from '@/lib/locale/date-words'
import { formatTime } from '@/lib/time/dates'
import { formatShortDate } from '@/lib/time/time-formats'

interface PendingActionLeadProps {
  /** The date formats of the page. */
  dates: DateLocale
  /** Stands here for those who have pressed nothing. */
  lead: string
}

/** Names what a guest has pressed on the first step; else says what the step is for. */
export function PendingActionLead({ dates, lead }: PendingActionLeadProps) {
  const pendingAction = parsePendingAction(useFlowParams().pendingAction)
  const hydrated = useHydrated()
  if (pendingAction) return <Named pendingAction={pendingAction} {...{ dates, lead }} />
  // The server knows no query, so until then the place of what it names is kept free.
  return <p data-hydrating={hydrated ? undefined : ''}>{lead}</p>
}

function Named({
  pendingAction,
  dates,
  lead,
}: PendingActionLeadProps & { pendingAction: PendingAction }) {
  const t = useTranslations('join.pendingAction')
  const lang = catalogueLang(useLocale())
  const subject = useRead(swrKeys.pendingAction(pendingAction), async () => {
    const { loadPendingActionSubject } = await import('@/lib/join/pending-action-subject')
    return loadPendingActionSubject(browserApi, pendingAction)
  })
  const { kind } = pendingAction
  const namesClass = isForSpot(kind)
  const attributes = {
    className: 'join-pending-action',
    'data-names-class': namesClass || undefined,
  }
  // What cannot be named can still be done.
  if (subject.status === 'failed') return <p {...attributes}>{lead}</p>
  const then = t(needsPlan(pendingAction) ? 'thenWithPlan' : 'then')
  if (subject.status === 'loading') {
    return (
      <p {...attributes}>
        <strong role="status" aria-label={t('loading')}>
          <Skeleton width="90%" />
          {namesClass && <Skeleton width="60%" />}
        </strong>{' '}
        {then}
      </p>
    )
  }
  const { title, instructor, startsAt } = subject.data
  const values = {
    title: () => <span {...lang}>{title}</span>,
    when: (time: ReactNode) => <span className="join-when">{time}</span>,
    name: instructor ?? '',
    time: startsAt ? `${formatShortDate(startsAt, dates)}, ${formatTime(startsAt, dates)}` : '',
  }
  const sentence = namesClass || kind === 'play' ? kind : 'heart'
  return (
    <p {...attributes}>
      <strong>{t.rich(sentence, values)}</strong> {then}
    </p>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import { needsPlan, parseWish, type Wish } from '@/lib/flow/wish'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import type { DateLocale } from '@/lib/locale/date-words'
import { formatTime } from '@/lib/time/dates'
import { formatShortDate } from '@/lib/time/time-formats'

interface WishLeadProps {
  /** The date formats of the page. */
  dates: DateLocale
  /** Stands here for those who have pressed nothing. */
  lead: string
}

/** Names what a guest has pressed on the first step; else says what the step is for. */
export function WishLead({ dates, lead }: WishLeadProps) {
  const wish = parseWish(useFlowParams().wish)
  return wish ? <Named wish={wish} {...{ dates, lead }} /> : <p>{lead}</p>
}

function Named({ wish, dates, lead }: WishLeadProps & { wish: Wish }) {
  const t = useTranslations('join.wish')
  const lang = catalogueLang(useLocale())
  const subject = useRead(swrKeys.wish(wish), async () => {
    const { loadWishSubject } = await import('@/lib/join/wish-subject')
    return loadWishSubject(browserApi, wish)
  })
  // What cannot be named can still be done.
  if (subject.status === 'failed') return <p>{lead}</p>
  if (subject.status === 'loading') {
    return (
      <p role="status" aria-label={t('loading')}>
        <Skeleton width="90%" />
      </p>
    )
  }
  const { title, instructor, startsAt } = subject.data
  const name = {
    title: () => <span {...lang}>{title}</span>,
    name: instructor ?? '',
    time: startsAt ? `${formatShortDate(startsAt, dates)}, ${formatTime(startsAt, dates)}` : '',
  }
  const kind = wish.kind === 'book' || wish.kind === 'play' ? wish.kind : 'heart'
  return (
    <p className="join-wish">
      <strong>{t.rich(kind, name)}</strong> {t(needsPlan(wish) ? 'thenWithPlan' : 'then')}
    </p>
  )
}

'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SearchDrawing } from '@/components/ui/state/drawings/search-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { RowError } from '@/components/ui/state/row-error'
import { useLiveRefresh } from '@/hooks/use-live-refresh'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import { dayKey, longDayName } from '@/lib/time/calendar'
import type { Term } from '@/lib/catalogue/terms'
import { groupBy } from '@/lib/time/group-by'
import { fill, plural } from '@/lib/locale/fill'
import { splitByEnd } from '@/lib/schedule/run-phase'
import type { PageContext } from '@/lib/routing/links'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listPages } from '@/lib/api/list-pages'
import { listLiveClasses, type LiveClassQuery } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'
import { Agenda } from './agenda'
import { AgendaSkeleton } from './agenda-skeleton'
import { ActivePractices } from './active-practices'
import { ClassFilterRows } from './schedule-filters'
import type { ScheduleTexts } from './schedule-texts'

interface ClassSearchProps {
  q: string
  brandId: number | null
  filters: ClassFilters
  modalities: readonly Term[]
  /** The types to choose from. */
  types: readonly Term[]
  now: number | null
  isGuest: boolean
  context: PageContext
  texts: ScheduleTexts
  /** Ends the search and goes back to the days. */
  onEnd: () => void
}

const noTimes = {}

/**
 * Upcoming classes of all days, or of a period, that match a search, grouped by day, with the same
 * actions as on a day.
 */
export function ClassSearch(props: ClassSearchProps) {
  const { q, brandId, filters, types, modalities, now, isGuest, context, texts, onEnd } = props
  const { chosen, instructors, period } = filters
  const list = useClassSearch({
    q,
    brandId,
    modalitiesIds: chosen,
    instructorIds: instructors,
    ...period,
  })
  const classes = list.data?.items
  const { ahead } = splitByEnd(classes ?? [], now ?? 0)
  useLiveRefresh(list.retry)
  const days = groupBy(classes ?? [], ({ startDateTime }) => dayKey(startDateTime))

  return (
    <>
      <ClassFilterRows {...{ filters, types, texts }} />
      <div className="schedule-found">
        <h2>{q === '' ? texts.foundClasses : fill(texts.found, { q })}</h2>
        <p role="status">
          {classes && !list.data?.hasMore && plural(texts.count, ahead.length, context.locale)}
        </p>
        <ActivePractices {...{ modalities, filters, texts }} />
        <Button variant="ghost-secondary" size="small" onClick={onEnd}>
          {texts.allDays}
        </Button>
      </div>
      {days.map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`found-${day}`}>
          <h2 className="found-day" id={`found-${day}`}>
            {longDayName(day, texts.dates)}
          </h2>
          <Agenda
            classes={ofDay}
            isSettled
            placeTimes={noTimes}
            {...{ now, isGuest, context, texts }}
          />
        </section>
      ))}
      {list.status === 'loading' && <AgendaSkeleton label={texts.loading} />}
      {Boolean(list.error) && (
        <RowError
          text={texts.searchFailed}
          retryLabel={texts.retry}
          onRetry={list.retry}
          loading={list.isLoading}
        />
      )}
      {classes?.length === 0 && (
        <EmptyState
          drawing={<SearchDrawing />}
          title={texts.noneFound}
          heading="h3"
          action={
            <Button variant="secondary" onClick={onEnd}>
              {texts.allDays}
            </Button>
          }
        >
          {texts.noneFoundText}
        </EmptyState>
      )}
      {list.data?.hasMore && !list.error && (
        <Button variant="secondary" loading={list.isLoading} onClick={list.loadMore}>
          {texts.loadMore}
        </Button>
      )}
    </>
  )
}

/**
 * The upcoming live classes that match, ordered by start: the first page and one more page per call
 * of `loadMore`. A refresh reloads all loaded pages.
 */
function useClassSearch(query: LiveClassQuery) {
  const asked = JSON.stringify(query)
  const [more, setMore] = useState({ asked, pages: 1 })
  const pages = more.asked === asked ? more.pages : 1
  const classes = useRead(
    swrKeys.classSearch(query, pages),
    ([, wanted, count]) =>
      listPages((page) => listLiveClasses(browserApi, { ...wanted, page }), count),
    { keepPreviousData: pages > 1 },
  )
  return { ...classes, loadMore: () => setMore({ asked, pages: pages + 1 }) }
}

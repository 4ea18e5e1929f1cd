'use client'

import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useStudioBookings } from '@/hooks/activity/use-studio-bookings'
import { useNow } from '@/hooks/use-now'
import type { StudioBooking } from '@/lib/api/studio-bookings'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { placeTime } from '@/lib/time/place-time'
import { ActivityError } from './activity-error'
import type { InStudioTexts } from './activity-texts'
import { MoreActivities } from './more-activities'

interface InStudioProps {
  context: PageContext
  texts: InStudioTexts
}

/** The member's classes in linked studios, upcoming and past, at the studio's time. */
export function InStudio({ context, texts }: InStudioProps) {
  const list = useStudioBookings()
  const now = useNow(60_000)
  const { status, data } = list
  const to = linksFrom(context)

  if (status === 'failed') return <ActivityError list={list} texts={texts} />
  if (status === 'loading' || now === null)
    return (
      <div role="status">
        <span className="ui-hidden">{texts.loading}</span>
        {[1, 2, 3, 4].map((row) => (
          <div className="visit" key={row}>
            <Skeleton height="4.5rem" />
          </div>
        ))}
      </div>
    )
  const { items, hasMore, isLinked } = data
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<RestDrawing />}
        title={isLinked ? texts.emptyTitle : texts.unlinkedTitle}
        action={
          <ButtonLink href={to(isLinked ? 'studios' : 'linked-accounts')}>
            {isLinked ? texts.toStudios : texts.toLinked}
          </ButtonLink>
        }
      >
        {isLinked ? texts.emptyText : texts.unlinkedText}
      </EmptyState>
    )
  const isUpcoming = ({ endsAt, status: state }: StudioBooking) =>
    Date.parse(endsAt) > now && state === 'booked'
  return (
    <>
      <Visits
        title={texts.upcoming}
        visits={items.filter(isUpcoming).reverse()}
        context={context}
        texts={texts}
      />
      <Visits
        title={texts.past}
        visits={items.filter((visit) => !isUpcoming(visit))}
        context={context}
        texts={texts}
      />
      <MoreActivities list={list} hasMore={hasMore} texts={texts} />
    </>
  )
}

const tones = { booked: 'info', attended: 'success', cancelled: 'neutral' } as const

function Visits({
  title,
  visits,
  texts,
}: InStudioProps & { title: string; visits: StudioBooking[] }) {
  if (visits.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="activities" aria-label={title}>
        {visits.map(({ id, title: name, studio, instructorName, startsAt, status }) => (
          <li className="visit" key={id}>
            <div>
              <h3>{name}</h3>
              <p className="ui-soft">
                {[studio.name, studio.city, instructorName].filter(Boolean).join(' · ')}
              </p>
              <p className="ui-soft">
                <time dateTime={startsAt}>
                  {placeTime(startsAt, studio.timeZone ?? 'UTC', 'short-date', texts.dates)} ·{' '}
                  {placeTime(startsAt, studio.timeZone ?? 'UTC', 'time', texts.dates)}
                </time>
              </p>
            </div>
            <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

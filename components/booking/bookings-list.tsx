'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { RowError } from '@/components/ui/state/row-error'
import { useBookings, useWaitlistEntries } from '@/hooks/booking/use-bookings'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { useLiveRefresh } from '@/hooks/use-live-refresh'
import { useNow } from '@/hooks/use-now'
import type { BookingsState } from '@/lib/api/bookings'
import { groupByDay, withWaitlist } from '@/lib/booking/next-booking'
import { longDayName } from '@/lib/time/calendar'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { Tabs } from '@/components/ui/tabs/tabs'
import { BookingRow } from './booking-row'
import type { BookingsTexts } from './bookings-texts'
import { WaitlistRow } from './waitlist-row'

interface BookingsListProps {
  state: BookingsState
  context: PageContext
  texts: BookingsTexts
}

/** The member's upcoming or past bookings, with loading, error and empty states. */
function BookingsList(props: BookingsListProps) {
  const focusProps = useRestoreFocus()
  return (
    <div {...focusProps}>
      <Content {...props} />
    </div>
  )
}

function Content({ state, context, texts }: BookingsListProps) {
  const { status, data, isLoading, loadMore, error, retry } = useBookings(state)
  const waitlist = useWaitlistEntries(state === 'upcoming')
  const refresh = () => {
    retry()
    waitlist.retry()
  }
  useLiveRefresh(state === 'upcoming' ? refresh : null)
  const now = useNow()

  if (status === 'failed') {
    return (
      <ErrorState title={texts.errorTitle} retry={{ label: texts.retry, onClick: refresh }}>
        {texts.errorText}
      </ErrorState>
    )
  }
  const isWaitlistLoading = state === 'upcoming' && waitlist.status === 'loading'
  if (status === 'loading' || isWaitlistLoading || now === null) {
    return (
      <div role="status">
        <span className="ui-hidden">{texts.loading}</span>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </div>
    )
  }
  const { items, hasMore } = data
  const rows = withWaitlist(items, waitlist.data?.data ?? [], hasMore)
  if (rows.length === 0 && waitlist.status !== 'failed') {
    return (
      <EmptyState
        drawing={<CalendarDrawing />}
        title={texts.empty[state].title}
        action={<ButtonLink href={linksFrom(context)('schedule')}>{texts.toSchedule}</ButtonLink>}
      >
        {texts.empty[state].text}
      </EmptyState>
    )
  }
  return (
    <>
      {state === 'upcoming' && waitlist.status === 'failed' && (
        <RowError
          text={texts.waitlistError}
          retryLabel={texts.retry}
          onRetry={waitlist.retry}
          loading={waitlist.isLoading}
        />
      )}
      {groupByDay(rows).map(({ day, bookings: ofDay }) => (
        <section key={day} aria-labelledby={`${state}-${day}`}>
          <h2 className="bookings-day" id={`${state}-${day}`}>
            {longDayName(day, texts.dates)}
          </h2>
          <ul className="bookings">
            {ofDay.map((row) =>
              'position' in row ? (
                <li key={`waitlist-${row.id}`}>
                  <WaitlistRow entry={row} context={context} texts={texts} />
                </li>
              ) : (
                <li key={row.id}>
                  <BookingRow booking={row} now={now} context={context} texts={texts} />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {Boolean(error) && (
        <RowError
          text={texts.moreError}
          retryLabel={texts.retry}
          onRetry={retry}
          loading={isLoading}
        />
      )}
      {hasMore && !error && (
        <Button
          variant="secondary"
          className="bookings-more"
          loading={isLoading}
          onClick={loadMore}
        >
          {texts.loadMore}
        </Button>
      )}
    </>
  )
}

interface BookingsProps {
  label: string
  context: PageContext
  texts: BookingsTexts
}

/** Upcoming and past bookings in tabs. */
export function Bookings({ label, context, texts }: BookingsProps) {
  return (
    <Tabs
      label={label}
      tabs={(['upcoming', 'past'] as const).map((state) => ({
        id: state,
        label: texts[state],
        panel: <BookingsList state={state} context={context} texts={texts} />,
      }))}
    />
  )
}

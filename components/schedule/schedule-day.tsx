import { useDeferredValue } from 'react'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { useDay } from '@/hooks/use-day'
import type { Modalities } from '@/hooks/use-modalities'
import type { LiveClass } from '@/lib/api/live-classes'
import type { Named } from '@/lib/api/named'
import { type DayKey, dayRange, longDayName } from '@/lib/calendar'
import { plural } from '@/lib/locale/fill'
import type { PlaceClock } from '@/lib/place-time'
import { addParams } from '@/lib/query'
import { linksFrom, type Place } from '@/lib/routing/links'
import { modalityChoices } from '@/lib/schedule/by-modality'
import { scheduleDays } from '@/lib/schedule/days'
import { Agenda } from './agenda'
import { DayStrip } from './day-strip'
import { ModalityFilter } from './modality-filter'
import type { ScheduleTexts } from './schedule-texts'

const RowError = onDemand(() =>
  import('@/components/ui/state/row-error').then((module) => module.RowError),
)
const EmptyDay = onDemand(() => import('./empty-day').then((module) => module.EmptyDay))

export interface ScheduleDayProps {
  place: Place
  brandId: number | null
  texts: ScheduleTexts
  modalities: readonly Named[]
  /** The day of the address; null for today. */
  day: DayKey | null
  /** What the server knows: its days, and the classes of this one. */
  serverDays: readonly DayKey[]
  serverClasses: readonly LiveClass[]
  /** When they start by the clocks of their places, by class. */
  placeTimes: Readonly<Record<number, PlaceClock>>
  /** Null in the server's HTML. */
  now: number | null
  isGuest: boolean
  kinds: Modalities
}

/**
 * A day of live classes. First what the server wrote, then the same day by the visitor's own clock,
 * with the spots that are left now and their own bookings.
 */
export function ScheduleDay(props: ScheduleDayProps) {
  const { place, brandId, texts, day, serverDays, serverClasses, placeTimes, now, isGuest } = props
  const { chosen, toggle, clear } = props.kinds
  const days = now === null ? serverDays : scheduleDays(now)
  const today = days[0] ?? ''
  const selected = day ?? today
  const range = now === null ? null : dayRange(selected)
  const shown = useDay(range && { ...range, brandId, perPage: 100 }, chosen, serverClasses)
  const classes = useDeferredValue(shown.classes)
  const isNarrowed = chosen.length > 0

  const to = linksFrom(place)
  const hrefOf = (key: DayKey) =>
    addParams(to('schedule', { date: key === today ? null : key }), { modalities_ids: chosen })

  return (
    <>
      <DayStrip
        days={days}
        selected={selected}
        label={texts.days}
        todayLabel={texts.today}
        words={texts.dates}
        hrefOf={hrefOf}
        // Each choice makes new addresses of every day: too many to load at every tap.
        prefetch={isNarrowed ? false : undefined}
      />
      <ModalityFilter
        label={texts.kinds}
        lang={texts.lang}
        choices={modalityChoices(props.modalities, serverClasses, chosen)}
        chosen={chosen}
        onToggle={toggle}
      />
      <div className="schedule-found">
        <h2>{longDayName(selected, texts.dates)}</h2>
        <p role="status">{shown.isKnown && plural(texts.count, classes.length, place.locale)}</p>
        {isNarrowed && (
          <Button variant="ghost-secondary" size="small" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {Boolean(shown.error) && (
        <RowError text={texts.errorText} retryLabel={texts.retry} onRetry={shown.retry} />
      )}
      {classes.length > 0 && <Agenda {...{ classes, now, isGuest, placeTimes, place, texts }} />}
      {classes.length === 0 && (shown.isLoading || !shown.error) && (
        <EmptyDay
          isLoading={shown.isLoading}
          texts={texts}
          query={now === null ? null : { brandId, modalitiesIds: chosen }}
          day={selected}
          days={days}
          hrefOf={hrefOf}
          onClear={isNarrowed ? clear : null}
        />
      )}
    </>
  )
}

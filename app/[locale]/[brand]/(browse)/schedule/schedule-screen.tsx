import { getTranslations } from 'next-intl/server'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { ListHead, Screen } from '@/components/layout/screen'
import { Unavailable } from '@/components/layout/failure-screens'
import { ScheduleBoard } from '@/components/schedule/schedule-board'
import { scheduleTexts } from '@/components/schedule/schedule-texts'
import { brandLinks } from '@/lib/brand/brand-links'
import { currentBrand, currentListContext } from '@/lib/routing/current-page'
import { addDays, type DayKey, isDayKey } from '@/lib/time/calendar'
import { loadTerms } from '@/lib/catalogue/load-terms'
import { placeClock } from '@/lib/time/place-time'
import { KEEP_CLASS_FILTERS_SCRIPT } from '@/lib/inline-scripts/compiled'
import { instructorsOf, toListed } from '@/lib/schedule/listed-class'
import { currentScheduleDays, loadSchedule } from '@/lib/schedule/load-schedule'

/**
 * The schedule of a day; of today when `day` is null, invalid, or outside the schedule in every
 * time zone. Pages of such days are not cached, because there is no limit to their number.
 */
export async function ScheduleScreen({ day }: { day: string | null }) {
  const [context, brand] = await Promise.all([currentListContext(), currentBrand()])
  const days = await currentScheduleDays()
  const asked = isDayKey(day) ? day : null
  const servedDay = asked !== null && isNear(asked, days) ? asked : null
  const [schedule, modalities, t, texts] = await Promise.all([
    loadSchedule(context.locale, brand.id, servedDay),
    loadTerms('modalities_ids', context.locale, null),
    getTranslations('schedule'),
    scheduleTexts(),
  ])
  if (!schedule.ok) return <Unavailable screen="schedule" />
  const heading = { words: texts.dates, day: servedDay ?? days[0] ?? '' }
  const { classes } = schedule.data
  const instructors = instructorsOf(classes)
  const placeTimes = classes.map(
    ({ id, startDateTime, timeZone }) =>
      [id, placeClock(startDateTime, timeZone, heading)] as const,
  )

  return (
    <Screen name="schedule" head={<ListHead brief title={t('title')} lead={t('lead')} />}>
      {day !== servedDay && <ResponseStatus status={200} />}
      <script dangerouslySetInnerHTML={{ __html: KEEP_CLASS_FILTERS_SCRIPT }} />
      <section className="schedule-section">
        <ScheduleBoard
          context={context}
          brandId={brand.id}
          texts={texts}
          brands={brandLinks(context, 'schedule', {
            query: { date: servedDay },
            all: t('allBrands'),
          })}
          modalities={modalities}
          day={asked}
          serverDays={days}
          served={{
            ...schedule.data,
            instructors,
            classes: classes.map((one) =>
              toListed(one, { modalities, instructors }, texts.modalities),
            ),
          }}
          placeTimes={Object.fromEntries(placeTimes)}
        />
      </section>
    </Screen>
  )
}

/** Whether a day is in the schedule in any time zone. */
function isNear(day: DayKey, days: readonly DayKey[]): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return false
  return day >= addDays(first, -1) && day <= addDays(last, 1)
}

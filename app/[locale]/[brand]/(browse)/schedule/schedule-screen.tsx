import { getTranslations } from 'next-intl/server'
import { ListHead } from '@/components/layout/list-head'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { Screen } from '@/components/layout/screen'
import { Unavailable } from '@/components/layout/unavailable'
import { ScheduleBoard } from '@/components/schedule/schedule-board'
import { scheduleTexts } from '@/components/schedule/schedule-texts'
import { ScheduleSection } from '@/components/schedule/schedule.styles'
import { ModalitySprite } from '@/components/ui/icons/modality-sprite'
import { itemsOf } from '@/lib/api/cached/items-of'
import { cachedModalities } from '@/lib/api/cached/modalities'
import { brandLinks } from '@/lib/brand/brand-links'
import { brandKeys } from '@/lib/brand/brands'
import { currentBrand } from '@/lib/brand/current-brand'
import { addDays, type DayKey, isDayKey } from '@/lib/calendar'
import { placeClock } from '@/lib/place-time'
import { currentPlace } from '@/lib/routing/page-links'
import { KEEP_KINDS } from '@/lib/schedule/keep-kinds'
import { currentScheduleDays, loadSchedule } from '@/lib/schedule/load-schedule'

const brandMarks = brandKeys.map((name) => ({ name, icon: null }))

/** The schedule of a day; of today when `day` is null. */
export async function ScheduleScreen({ day }: { day: DayKey | null }) {
  const [place, brand] = await Promise.all([currentPlace(), currentBrand()])
  const days = await currentScheduleDays()
  if (day !== null && !isNear(day, days)) return <NotFoundScreen />
  const [classes, modalities, t, texts] = await Promise.all([
    loadSchedule(place.locale, brand.id, day),
    cachedModalities(place.locale),
    getTranslations('schedule'),
    scheduleTexts(),
  ])
  if (!classes.ok) return <Unavailable screen="schedule" />
  const kinds = itemsOf(modalities)

  return (
    <Screen name="schedule" head={<ListHead title={t('title')} lead={t('lead')} />}>
      <ModalitySprite modalities={[...brandMarks, ...kinds]} />
      <script dangerouslySetInnerHTML={{ __html: KEEP_KINDS }} />
      <ScheduleSection>
        <ScheduleBoard
          place={place}
          brandId={brand.id}
          texts={texts}
          brands={brandLinks(place, 'schedule', { query: { date: day }, all: t('allBrands') })}
          modalities={kinds}
          day={day}
          serverDays={days}
          serverClasses={classes.data}
          placeTimes={Object.fromEntries(
            classes.data.map(({ id, startDateTime, timeZone }) => [
              id,
              placeClock(startDateTime, timeZone, texts.dates),
            ]),
          )}
        />
      </ScheduleSection>
    </Screen>
  )
}

/** Whether a day is one of the schedule's somewhere on earth; others are no pages. */
function isNear(day: DayKey, days: readonly DayKey[]): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (!isDayKey(day) || !first || !last) return false
  return day >= addDays(first, -1) && day <= addDays(last, 1)
}

import { getTranslations } from 'next-intl/server'
import type { FilterSheetTexts } from '@/components/ui/filter-sheet'
import type { SearchFormTexts } from '@/components/ui/search-form'
import { termTexts } from '@/lib/catalogue/term-texts'
import type { TermTexts } from '@/lib/catalogue/terms'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import type { Plural } from '@/lib/locale/fill'
import { inPlanTexts } from '@/components/entitlement/entitlement-texts'
import { entryTerms } from '@/components/entitlement/entry-terms'
import type { InPlanTexts } from '@/lib/entitlement/in-plan-line'
import type { loadEntryOffer } from '@/lib/plans/entry-offer'
import { type BookingTexts, bookingTexts } from '@/components/booking/booking-texts'
import type { DayPart } from '@/lib/schedule/day-parts'
import type { CountdownTexts } from '@/lib/schedule/countdown'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'

export interface ScheduleTexts {
  booking: BookingTexts
  minutes: string
  dates: DateLocale
  live: string
  spots: Plural
  brands: string
  days: string
  today: string
  kinds: string
  part: string
  parts: Record<DayPart, string>
  sheet: FilterSheetTexts & { show: string }
  openSearch: string
  /** With `{name}`. */
  remove: string
  /** Names of the modalities. */
  modalities: TermTexts
  search: SearchFormTexts
  /** With `{q}`. */
  found: string
  foundClasses: string
  noneFound: string
  noneFoundText: string
  searchFailed: string
  allDays: string
  loadMore: string
  count: Plural
  clear: string
  earlier: Plural
  dayOver: string
  dayLater: string
  emptyTitle: string
  noneOfKind: string
  /** With `{day}`. */
  nextOn: string
  seeDay: string
  noneAhead: string
  nextError: string
  errorText: string
  retry: string
  loading: string
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

/** The texts of the schedule in the page's language. */
export async function scheduleTexts(): Promise<ScheduleTexts> {
  const [t, common, filters, booking, dates, modalities, lang] = await Promise.all([
    getTranslations('schedule'),
    getTranslations('common'),
    getTranslations('catalogue.filters'),
    bookingTexts(),
    currentDateLocale(),
    termTexts('modalities'),
    currentCatalogueLang(),
  ])
  return {
    booking,
    minutes: t.raw('minutes'),
    dates,
    live: t('live'),
    spots: booking.spots,
    brands: t('brands'),
    days: t('days'),
    today: t('today'),
    kinds: t('kinds'),
    part: t('part'),
    parts: t.raw('parts'),
    sheet: {
      filters: filters('open'),
      close: filters('close'),
      clear: t('clear'),
      show: t('show'),
    },
    openSearch: t('openSearch'),
    remove: filters.raw('remove'),
    modalities,
    search: { label: t('search'), clear: common('clearSearch') },
    found: t.raw('found'),
    foundClasses: t('foundClasses'),
    noneFound: t('noneFound'),
    noneFoundText: t('noneFoundText'),
    searchFailed: t('searchFailed'),
    allDays: t('allDays'),
    loadMore: t('loadMore'),
    count: t.raw('count'),
    clear: t('clear'),
    earlier: t.raw('earlier'),
    dayOver: t('dayOver'),
    dayLater: t('dayLater'),
    emptyTitle: t('emptyTitle'),
    noneOfKind: t('noneOfKind'),
    nextOn: t.raw('nextOn'),
    seeDay: t.raw('seeDay'),
    noneAhead: t('noneAhead'),
    nextError: t('nextError'),
    errorText: t('errorText'),
    retry: t('retry'),
    loading: t('loading'),
    ...lang,
  }
}

export interface LiveClassTexts extends InPlanTexts {
  booking: BookingTexts
  /** What it costs new visitors after they have booked; null while it is unknown. */
  terms: string | null
  /** With `{time}`: when a class that was moved would have started. */
  was: string
  live: string
  /** With `{time}`. */
  startsIn: string
  in: CountdownTexts
  /** With `{time}`: until when a running class can be joined. */
  closes: string
  /** Why a class that somebody came back for can no longer be booked. */
  missed: Record<'full' | 'wait' | 'closed' | 'ended', string>
  replay: string
  onDemand: string
  addToCalendar: string
  /** With `{name}`. */
  calendarWith: string
  calendarFailed: string
  openInApp: string
  appMissing: string
}

/**
 * The texts of a live class's actions in the page's language.
 *
 * @param offer for new visitors of the class; null while no plans can be loaded
 */
export async function liveClassTexts(
  offer: Awaited<ReturnType<typeof loadEntryOffer>>,
): Promise<LiveClassTexts> {
  const [t, common, player, own, inPlan, terms, booking] = await Promise.all([
    getTranslations('schedule'),
    getTranslations('common'),
    getTranslations('player'),
    getTranslations('booking'),
    inPlanTexts(),
    entryTerms(offer),
    bookingTexts(),
  ])
  return {
    ...inPlan,
    booking,
    terms,
    was: own.raw('was'),
    live: t('live'),
    startsIn: t.raw('startsIn'),
    in: common.raw('in'),
    closes: t.raw('closes'),
    missed: {
      full: t('missed.full'),
      wait: t('missed.wait'),
      closed: t('missed.closed'),
      ended: t('missed.ended'),
    },
    replay: player('replay'),
    onDemand: player('onDemand'),
    addToCalendar: t('addToCalendar'),
    calendarWith: t.raw('calendarWith'),
    calendarFailed: t('calendarFailed'),
    openInApp: common('openInApp'),
    appMissing: common('appMissing'),
  }
}

import { getTranslations } from 'next-intl/server'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { type CancelTexts, cancelTexts } from './booking-texts'

export interface BookingsTexts extends CancelTexts {
  upcoming: string
  past: string
  join: string
  /** With `{title}`. */
  joinTitle: string
  booked: string
  attended: string
  missed: string
  minutes: string
  dates: DateLocale
  empty: Record<'upcoming' | 'past', { title: string; text: string }>
  toSchedule: string
  errorTitle: string
  errorText: string
  moreError: string
  loadMore: string
  retry: string
  loading: string
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

/** The texts of the bookings in the page's language. */
export async function bookingsTexts(): Promise<BookingsTexts> {
  const [t, cancel, dates, lang] = await Promise.all([
    getTranslations('booking'),
    cancelTexts(),
    currentDateLocale(),
    currentCatalogueLang(),
  ])
  return {
    ...cancel,
    upcoming: t('upcoming'),
    past: t('past'),
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    booked: t('booked'),
    attended: t('attended'),
    missed: t('missed'),
    minutes: t.raw('minutes'),
    dates,
    empty: {
      upcoming: { title: t('emptyUpcomingTitle'), text: t('emptyUpcomingText') },
      past: { title: t('emptyPastTitle'), text: t('emptyPastText') },
    },
    toSchedule: t('toSchedule'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    moreError: t('moreError'),
    loadMore: t('loadMore'),
    retry: t('retry'),
    loading: t('loading'),
    ...lang,
  }
}

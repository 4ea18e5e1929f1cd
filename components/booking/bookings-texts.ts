import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { type CancelTexts, cancelTexts } from './booking-texts'
import type { CalendarFeedTexts } from './calendar-feed'
import { type WaitlistTexts, waitlistTexts } from './waitlist-texts'

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
  /** With `{time}`: when a class that was moved would have started. */
  was: string
  cancelled: string
  waitlist: WaitlistTexts
  waitlistError: string
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
  const [t, cancel, waitlist, lang] = await Promise.all([
    getTranslations('booking'),
    cancelTexts(),
    waitlistTexts(),
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
    was: t.raw('was'),
    cancelled: t('cancelled'),
    waitlist,
    waitlistError: t('waitlist.errorText'),
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

/** The texts of the calendar feed in the page's language. */
export async function calendarFeedTexts(): Promise<CalendarFeedTexts> {
  const [t, booking] = await Promise.all([
    getTranslations('booking.feed'),
    getTranslations('booking'),
  ])
  return {
    title: t('title'),
    text: t('text'),
    make: t('make'),
    label: t('label'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    renew: t('renew'),
    renewTitle: t('renewTitle'),
    renewText: t('renewText'),
    keep: t('keep'),
    close: booking('close'),
    madeToast: t('madeToast'),
    failed: t('failed'),
    errorText: t('errorText'),
    retry: booking('retry'),
  }
}

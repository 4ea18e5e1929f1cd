import { getTranslations } from 'next-intl/server'
import {
  planActionTexts,
  type RefusalTexts,
  refusalTexts,
} from '@/components/entitlement/entitlement-texts'
import type { PlanAction } from '@/lib/entitlement/primary-action'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import type { Plural } from '@/lib/locale/fill'
import type { CountdownTexts } from '@/lib/schedule/countdown'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { type WaitlistTexts, waitlistTexts } from './waitlist-texts'

/** The texts of cancelling a booking. */
export interface CancelTexts {
  cancel: string
  /** With `{time}` and `{title}`. */
  cancelTitle: string
  /** The accessible name of the cancel button, with `{title}`; starts with the visible label. */
  cancelNamed: string
  cancelQuestion: string
  keep: string
  close: string
  cancelledToast: string
  cancelError: string
  cancelUnconfirmed: string
  dates: DateLocale
}

export interface BookingTexts extends CancelTexts {
  waitlist: WaitlistTexts
  cancelled: string
  /** With `{title}` and `{time}` of another class. */
  conflict: string
  /** With `{time}`. */
  roomOpens: string
  cancelUntil: string
  book: string
  /** With `{title}`: distinguishes the buttons of a list for screen readers. */
  bookTitle: string
  join: string
  joinTitle: string
  /** Books a spot in a running class and joins it. */
  joinNow: string
  joinNowTitle: string
  /** With `{time}`: the next time of a class that can no longer be joined. */
  next: string
  full: string
  booked: string
  closed: string
  ended: string
  spots: Plural
  bookedToast: string
  bookError: string
  bookUnconfirmed: string
  /** What has to happen before a member can book; `toBookInList` for the buttons of a list. */
  toBook: Record<PlanAction, string>
  toBookInList: Record<PlanAction, string>
  refusal: RefusalTexts
}

/** The texts of cancelling a booking in the page's language. */
export async function cancelTexts(): Promise<CancelTexts> {
  const [t, dates] = await Promise.all([getTranslations('booking'), currentDateLocale()])
  return {
    dates,
    cancel: t('cancel'),
    cancelTitle: t.raw('cancelTitle'),
    cancelNamed: t.raw('cancelNamed'),
    cancelQuestion: t('cancelQuestion'),
    keep: t('keep'),
    close: t('close'),
    cancelledToast: t('cancelledToast'),
    cancelError: t('cancelError'),
    cancelUnconfirmed: t('cancelUnconfirmed'),
  }
}

/** The texts of booking in the page's language. */
export async function bookingTexts(): Promise<BookingTexts> {
  const [t, cancel, waitlist, toBook, toBookInList, refusal] = await Promise.all([
    getTranslations('booking'),
    cancelTexts(),
    waitlistTexts(),
    planActionTexts('book'),
    planActionTexts('short'),
    refusalTexts('book'),
  ])
  return {
    ...cancel,
    waitlist,
    cancelled: t('cancelled'),
    conflict: t.raw('conflict'),
    roomOpens: t.raw('roomOpens'),
    cancelUntil: t.raw('cancelUntil'),
    book: t('book'),
    bookTitle: t.raw('bookTitle'),
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    joinNow: t('joinNow'),
    joinNowTitle: t.raw('joinNowTitle'),
    next: t.raw('next'),
    full: t('full'),
    booked: t('booked'),
    closed: t('closed'),
    ended: t('ended'),
    spots: t.raw('spots'),
    bookedToast: t('bookedToast'),
    bookError: t('bookError'),
    bookUnconfirmed: t('bookUnconfirmed'),
    toBook,
    toBookInList,
    refusal,
  }
}

export interface NextBookingTexts {
  title: string
  live: string
  join: string
  /** With `{title}`. */
  joinTitle: string
  /** With `{time}`: when a class that was moved would have started. */
  was: string
  all: string
  errorText: string
  retry: string
  in: CountdownTexts
  dates: DateLocale
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

/** The texts of the strip in the page's language. */
export async function nextBookingTexts(): Promise<NextBookingTexts> {
  const [t, schedule, common, dates, lang] = await Promise.all([
    getTranslations('booking'),
    getTranslations('schedule'),
    getTranslations('common'),
    currentDateLocale(),
    currentCatalogueLang(),
  ])
  return {
    title: t('nextTitle'),
    live: schedule('live'),
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    was: t.raw('was'),
    all: t('all'),
    errorText: t('nextError'),
    retry: t('retry'),
    in: common.raw('in'),
    dates,
    ...lang,
  }
}

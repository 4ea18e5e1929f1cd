import { getTranslations } from 'next-intl/server'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import type { Plural } from '@/lib/locale/fill'
import type { CountdownTexts } from '@/lib/schedule/countdown'
import type { PreviewTexts } from './preview-stage'
import type { WatchTexts } from './watch-stage'

export interface LiveStageTexts {
  waiting: string
  /** With `{time}`. */
  startsIn: string
  in: CountdownTexts
  /** With `{time}`. */
  early: string
  /** With `{name}`. */
  with: string
  endedTitle: string
  endedText: string
  replay: string
  signInTitle: string
  signIn: string
  unavailableTitle: string
  unavailableText: string
  bookTitle: string
  bookText: string
  guestBookText: string
  book: string
  joinNow: string
  bookedToast: string
  bookError: string
  bookUnconfirmed: string
  fullTitle: string
  cancelledTitle: string
  cancelledText: string
  fullText: string
  closedTitle: string
  closedText: string
  /** With `{time}`. */
  next: string
  spots: Plural
  seeNext: string
  onDemand: string
  toSchedule: string
  failedTitle: string
  failedText: string
  retry: string
  subscribeTitle: string
  /** When the provider gives no reason of its own. */
  subscribe: string
  seePlans: string
  dates: DateLocale
}

/** The texts of the full screen of a live class in the page's language. */
export async function liveStageTexts(): Promise<LiveStageTexts> {
  const [t, booking, common, detail, dates] = await Promise.all([
    getTranslations('player'),
    getTranslations('booking'),
    getTranslations('common'),
    getTranslations('catalogue.detail'),
    currentDateLocale(),
  ])
  return {
    waiting: t('waiting'),
    startsIn: t.raw('startsIn'),
    in: common.raw('in'),
    early: t.raw('early'),
    with: detail.raw('with'),
    endedTitle: t('endedTitle'),
    endedText: t('endedText'),
    replay: t('replay'),
    signInTitle: t('signInTitle'),
    signIn: t('signInLive'),
    unavailableTitle: t('unavailableTitle'),
    unavailableText: t('unavailableText'),
    bookTitle: t('bookTitle'),
    bookText: t('bookText'),
    guestBookText: t('guestBookText'),
    book: booking('book'),
    joinNow: booking('joinNow'),
    bookedToast: booking('bookedToast'),
    bookError: booking('bookError'),
    bookUnconfirmed: booking('bookUnconfirmed'),
    fullTitle: t('fullTitle'),
    cancelledTitle: t('cancelledTitle'),
    cancelledText: t('cancelledText'),
    fullText: t('fullText'),
    closedTitle: t('closedTitle'),
    closedText: t('closedText'),
    next: booking.raw('next'),
    spots: booking.raw('spots'),
    seeNext: t('seeNext'),
    onDemand: t('onDemand'),
    toSchedule: t('toSchedule'),
    failedTitle: t('liveFailedTitle'),
    failedText: t('liveFailedText'),
    retry: t('retry'),
    subscribeTitle: t('subscribeTitle'),
    subscribe: t('subscribeText'),
    seePlans: t('seePlans'),
    dates,
  }
}

interface WatchOptions {
  /** New visitors get a trial where the stage links to. */
  isTrial: boolean
  /** The preview of the video, if it has one. */
  preview: { seconds: number } | null
}

/** The texts of a video's stage in the page's language. */
export async function watchTexts({ isTrial, preview }: WatchOptions): Promise<WatchTexts> {
  const [t, layout] = await Promise.all([getTranslations('player'), getTranslations('layout')])
  return {
    play: t('play'),
    resume: t.raw('resume'),
    start: layout(isTrial ? 'startTrial' : 'join'),
    failedTitle: t('failedTitle'),
    failedText: t('failedText'),
    retry: t('retry'),
    subscribe: t('subscribeText'),
    subscribeModal: {
      title: t('subscribeTitle'),
      stay: t('notNow'),
      go: t('seePlans'),
      close: t('close'),
    },
    preview: preview && (await previewTexts(preview.seconds)),
  }
}

async function previewTexts(seconds: number): Promise<PreviewTexts> {
  const t = await getTranslations('player.preview')
  return {
    open: t('open', { seconds }),
    name: t.raw('name'),
    badge: t('badge'),
    close: t('close'),
    endedTitle: t('endedTitle'),
    endedText: t('endedText'),
    again: t('again'),
    failedTitle: t('failedTitle'),
    failedText: t('failedText'),
    offlineText: t('offlineText'),
    retry: t('retry'),
  }
}

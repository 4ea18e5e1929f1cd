import { getTranslations } from 'next-intl/server'
import {
  inPlanTexts,
  planActionTexts,
  type RefusalTexts,
  refusalTexts,
} from '@/components/entitlement/entitlement-texts'
import { entryTerms } from '@/components/entitlement/entry-terms'
import { type PlanAction, watchAction } from '@/lib/entitlement/primary-action'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import type { Plural } from '@/lib/locale/fill'
import type { loadEntryOffer } from '@/lib/plans/entry-offer'
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
  /** What has to happen before a member can book. */
  toBook: Record<PlanAction, string>
  refusal: RefusalTexts
  dates: DateLocale
}

/** The texts of the full screen of a live class in the page's language. */
export async function liveStageTexts(): Promise<LiveStageTexts> {
  const [t, booking, common, detail, toBook, refusal, dates] = await Promise.all([
    getTranslations('player'),
    getTranslations('booking'),
    getTranslations('common'),
    getTranslations('catalogue.detail'),
    planActionTexts('book'),
    refusalTexts('book'),
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
    toBook,
    refusal,
    dates,
  }
}

/**
 * The texts of a video's stage in the page's language.
 *
 * @param offer for new visitors, where the stage links to; null while no plans can be loaded
 * @param preview of the video, if it has one
 */
export async function watchTexts(
  offer: Awaited<ReturnType<typeof loadEntryOffer>>,
  preview: { seconds: number } | null,
): Promise<WatchTexts> {
  const [t, entitlement, inPlan, toWatch, refusal, terms] = await Promise.all([
    getTranslations('player'),
    getTranslations('entitlement'),
    inPlanTexts(),
    planActionTexts('watch'),
    refusalTexts('watch'),
    entryTerms(offer),
  ])
  const action = watchAction({ kind: 'guest' }, { free: false, isTrial: offer?.kind === 'trial' })
  return {
    ...inPlan,
    play: t('play'),
    resume: t.raw('resume'),
    start: action === 'try' ? entitlement('watch.try') : toWatch.subscribe,
    terms,
    logIn: t('signInLive'),
    failedTitle: t('failedTitle'),
    failedText: t('failedText'),
    retry: t('retry'),
    toWatch,
    refusal,
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

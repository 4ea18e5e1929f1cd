import { getTranslations } from 'next-intl/server'
import type { CountdownTexts } from '@/lib/schedule/countdown'

export interface LiveStageTexts {
  waiting: string
  /** With `{time}`. */
  startsIn: string
  in: CountdownTexts
  early: string
  endedTitle: string
  endedText: string
  replay: string
  signInTitle: string
  signIn: string
  unavailableTitle: string
  unavailableText: string
  bookTitle: string
  bookText: string
  toClass: string
  closedText: string
  toSchedule: string
  failedTitle: string
  failedText: string
  retry: string
  subscribeTitle: string
  /** When the provider gives no reason of its own. */
  subscribe: string
  seePlans: string
}

/** Everything that the full screen of a live class says, in the language of the page. */
export async function liveStageTexts(): Promise<LiveStageTexts> {
  const [t, common] = await Promise.all([getTranslations('player'), getTranslations('common')])
  return {
    waiting: t('waiting'),
    startsIn: t.raw('startsIn'),
    in: common.raw('in'),
    early: t('early'),
    endedTitle: t('endedTitle'),
    endedText: t('endedText'),
    replay: t('replay'),
    signInTitle: t('signInTitle'),
    signIn: t('signInLive'),
    unavailableTitle: t('unavailableTitle'),
    unavailableText: t('unavailableText'),
    bookTitle: t('bookTitle'),
    bookText: t('bookText'),
    toClass: t('toClass'),
    closedText: t('closedText'),
    toSchedule: t('toSchedule'),
    failedTitle: t('liveFailedTitle'),
    failedText: t('liveFailedText'),
    retry: t('retry'),
    subscribeTitle: t('subscribeTitle'),
    subscribe: t('subscribeText'),
    seePlans: t('seePlans'),
  }
}

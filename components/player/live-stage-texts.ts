import { getTranslations } from 'next-intl/server'
import type { LiveStageTexts } from './live-stage'

/** Everything that the full screen of a live class says, in the language of the page. */
export async function liveStageTexts(): Promise<LiveStageTexts> {
  const [t, common] = await Promise.all([getTranslations('player'), getTranslations('common')])
  return {
    startsIn: t.raw('startsIn'),
    in: common.raw('in'),
    early: t('early'),
    endedTitle: t('endedTitle'),
    endedText: t('endedText'),
    replay: t('replay'),
    signInTitle: t('signInTitle'),
    signIn: t('signInLive'),
    failedTitle: t('liveFailedTitle'),
    failedText: t('liveFailedText'),
    retry: t('retry'),
    subscribe: t('subscribeText'),
    subscribeModal: {
      title: t('subscribeTitle'),
      stay: t('notNow'),
      go: t('seePlans'),
      close: t('close'),
    },
  }
}

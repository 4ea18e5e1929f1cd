import { getTranslations } from 'next-intl/server'
import type { WatchTexts } from './watch-stage'

/**
 * Everything that the stage of a video says, in the language of the page.
 *
 * @param options `isTrial`: somebody new gets a trial where the stage leads them
 */
export async function watchTexts({ isTrial }: { isTrial: boolean }): Promise<WatchTexts> {
  const [t, layout] = await Promise.all([getTranslations('player'), getTranslations('layout')])
  return {
    play: t('play'),
    resume: t.raw('resume'),
    signIn: t('signIn'),
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
  }
}

import { getTranslations } from 'next-intl/server'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale } from '@/lib/locale/current-locale'
import type { PlanTexts } from './program-plan'
import type { StartTexts } from './program-start'

/** What a program's plan and its button say. Server components only. */
export async function programTexts(): Promise<{ start: StartTexts; plan: PlanTexts }> {
  const [t, common, locale] = await Promise.all([
    getTranslations('catalogue.group'),
    getTranslations('common'),
    currentLocale(),
  ])
  return {
    start: { start: t.raw('startDay'), continue: t.raw('continueDay'), again: t('again') },
    plan: {
      title: t('plan'),
      week: t.raw('week'),
      day: t.raw('day'),
      done: t('done'),
      progress: t.raw('progress'),
      error: t('progressError'),
      retry: common('retry'),
      ...catalogueLang(locale),
    },
  }
}

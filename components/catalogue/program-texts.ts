import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import type { PlanTexts } from './program-plan'
import type { StartTexts } from './program-start'

/** What a program's plan and its button say. Server components only. */
export async function programTexts(): Promise<{ start: StartTexts; plan: PlanTexts }> {
  const [t, common, lang] = await Promise.all([
    getTranslations('catalogue.group'),
    getTranslations('common'),
    currentCatalogueLang(),
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
      ...lang,
    },
  }
}

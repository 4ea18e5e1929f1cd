import { getTranslations } from 'next-intl/server'
import type { GroupItem } from '@/lib/api/video-groups'
import { fill } from '@/lib/locale/fill'
import type { PageLink } from '@/lib/routing/links'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import type { PlannedDay, PlanTexts, StartTexts } from './program-plan'
import type { VideoCardTexts } from './video-card'

/** The texts of a program's plan and start button. Server components only. */
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

/** The days of a program with only the fields of each video that the plan shows. */
export function plannedDays(
  items: readonly GroupItem[],
  to: PageLink,
  texts: VideoCardTexts,
): PlannedDay[] {
  return items.map(({ position, week, day, video }) => {
    const { instructor } = video
    const facts = [
      fill(texts.minutes, { count: Math.round(video.durationSeconds / 60) }),
      video.level && texts.levels[video.level],
      `${instructor.firstName} ${instructor.lastName}`,
    ]
    return {
      position,
      week,
      day,
      href: to('video-detail', { id: video.id }),
      title: video.title,
      facts: facts.filter(Boolean).join(' · '),
      picture: video.thumbnailUrl,
      placeholder: video.placeholder,
    }
  })
}

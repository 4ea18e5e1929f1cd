import type { GroupItem } from '@/lib/api/video-groups'
import { fill } from '@/lib/locale/fill'
import type { PageLink } from '@/lib/routing/links'
import type { PlannedDay } from './program-plan'
import type { VideoCardTexts } from './video-card'

/** The days of a program with no more of each video than the plan shows. */
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

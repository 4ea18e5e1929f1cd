import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Activity } from '@/lib/api/user-activities'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { dayName } from '@/lib/time/calendar'
import type { ActivityTexts } from './activity-texts'

interface ActivityRowProps {
  activity: Activity
  /** Whether the day is said; below a heading with the day it is not. */
  dated?: boolean
  heading?: 'h3' | 'h4'
  context: PageContext
  texts: ActivityTexts
}

/** Something that was taken: picture, title, kind and length. */
export function ActivityRow({
  activity,
  dated = false,
  heading: Heading = 'h3',
  context,
  texts,
}: ActivityRowProps) {
  const { video, liveClass, studio, title } = activity
  const to = linksFrom(context)
  const href = video
    ? to('video-detail', { id: video.id })
    : liveClass
      ? to('live-class-detail', { id: liveClass.id })
      : null
  const facts = [
    dated && dayName(activity.date, texts.dates),
    texts.kinds[activity.kind],
    studio?.name,
    fill(texts.length, { count: activity.minutes }),
  ]
  return (
    <article className="activity">
      <Picture
        src={video?.thumbnailUrl ?? liveClass?.imageUrl ?? null}
        placeholder={video?.placeholder ?? liveClass?.placeholder ?? undefined}
        alt=""
        sizes="7rem"
      />
      <div>
        <Heading lang={studio ? undefined : texts.lang}>
          {href ? <Link href={href}>{title}</Link> : title}
        </Heading>
        <p className="ui-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  )
}

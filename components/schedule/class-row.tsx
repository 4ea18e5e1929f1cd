import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { LiveClass } from '@/lib/api/live-classes'
import { toTerm } from '@/lib/catalogue/terms'
import { formatTime } from '@/lib/time/dates'
import { fill, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import type { PlaceClock } from '@/lib/time/place-time'
import type { ScheduleTexts } from './schedule-texts'

interface ClassRowProps {
  liveClass: LiveClass
  href: string
  texts: ScheduleTexts
  locale: Locale
  /**
   * The start in the class's time zone, as rendered on the server; null to use the viewer's time
   * zone.
   */
  placeTime: PlaceClock | null
  isLive: boolean
  /** The button at the end; omitted for ended classes. */
  action?: ReactNode
}

/** A class in the agenda: time, title, instructor, free spots and one button. */
export function ClassRow({
  liveClass,
  href,
  texts,
  locale,
  placeTime,
  isLive,
  action,
}: ClassRowProps) {
  const { instructor, spotsLeft } = liveClass
  const kinds = liveClass.modalities.map((modality) => toTerm(modality, texts.modalities))
  const showsLive = isLive && !liveClass.cancelled && action !== undefined
  const name = `${instructor.firstName} ${instructor.lastName}`
  return (
    <article className="class-row" data-card="live-classes" data-over={action ? undefined : ''}>
      <p className="class-time">
        {/* The agenda's script may already have set the viewer's local time. */}
        <time
          dateTime={liveClass.startDateTime}
          data-clock={texts.dates.time}
          suppressHydrationWarning
        >
          {placeTime?.time ?? formatTime(liveClass.startDateTime, texts.dates)}
        </time>
        <span>
          {fill(texts.minutes, { count: liveClass.sessionLength })}
          {placeTime && <i>{` · ${placeTime.zone}`}</i>}
        </span>
      </p>
      <div className="class-what">
        <h3 lang={texts.lang}>
          <Link href={href}>{liveClass.sessionTitle}</Link>
        </h3>
        <p className="class-who">
          <Avatar name={name} src={instructor.imageUrl} size={28} />
          {name}
        </p>
        <p className="class-kind">
          {kinds.map(({ id, icon, name: kind, lang }) => (
            <span key={id} lang={lang}>
              <ModalityIcon name={icon} size={20} />
              {kind}
            </span>
          ))}
        </p>
      </div>
      {showsLive && (
        <p className="class-live">
          <Badge tone="brand" live>
            {texts.live}
          </Badge>
        </p>
      )}
      {action && (
        <div className="class-do">
          <span className="class-spots">
            {!showsLive &&
              spotsLeft > 0 &&
              !liveClass.cancelled &&
              plural(texts.spots, spotsLeft, locale)}
          </span>
          {action}
        </div>
      )}
    </article>
  )
}

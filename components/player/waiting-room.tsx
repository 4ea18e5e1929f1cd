import { Picture } from '@/components/ui/picture'
import { Avatar } from '@/components/ui/avatar'
import { useNow } from '@/hooks/use-now'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { countdown, inWords } from '@/lib/schedule/countdown'
import { ringClock, ringPart } from '@/lib/schedule/ring'
import { formatTime } from '@/lib/time/dates'
import type { LiveStageTexts } from './stage-texts'

interface WaitingRoomProps {
  liveClass: LiveClass
  locale: Locale
  texts: LiveStageTexts
}

const SECOND_MS = 1000
// A circle of this radius has a circumference of 100.
const RADIUS = 100 / (2 * Math.PI)

/** The room before its doors open: which class it is, who teaches it, and a ring that counts down. */
export function WaitingRoom({ liveClass, locale, texts }: WaitingRoomProps) {
  const { instructor, sessionTitle, startDateTime, imageUrl, placeholder } = liveClass
  const now = useNow(SECOND_MS) ?? 0
  const start = Date.parse(startDateTime)
  const left = countdown(start, now)
  const time = left ? inWords(left, texts.in, locale) : ''
  const name = `${instructor.firstName} ${instructor.lastName}`

  return (
    <>
      <Picture src={imageUrl} alt="" sizes="100vw" placeholder={placeholder ?? undefined} />
      <div className="stage-message stage-room">
        <div className="stage-ring" aria-hidden="true">
          <svg viewBox="0 0 36 36">
            <circle cx="18" cy="18" r={RADIUS} />
            <circle
              cx="18"
              cy="18"
              r={RADIUS}
              className="stage-ring-left"
              strokeDasharray={`${ringPart(start, now) * 100} 100`}
            />
          </svg>
          <b>{ringClock(start, now) ?? formatTime(startDateTime, texts.dates)}</b>
        </div>
        <div className="stage-about">
          <h2>{sessionTitle}</h2>
          <p className="stage-who">
            <Avatar name={name} src={instructor.imageUrl} size={32} />
            {fill(texts.with, { name })}
          </p>
          <p className="stage-starts">{fill(texts.startsIn, { time })}</p>
          <p>{fill(texts.early, { time: formatTime(liveClass.joinFrom, texts.dates) })}</p>
        </div>
      </div>
    </>
  )
}

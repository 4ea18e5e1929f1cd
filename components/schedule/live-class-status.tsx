import { Badge } from '@/components/ui/badge'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill, plural } from '@/lib/locale/fill'
import type { PageContext } from '@/lib/routing/links'
import { canJoin } from '@/lib/schedule/timeline'
import { countdown, inWords } from '@/lib/schedule/countdown'
import { runPhase } from '@/lib/schedule/run-phase'
import type { LiveClassTexts } from './live-class-texts'

interface LiveClassStatusProps {
  liveClass: LiveClass
  context: PageContext
  texts: LiveClassTexts
  /** Null in the server's HTML, which knows no present. */
  now: number | null
}

/**
 * Whether a class runs, how soon it starts or until when it can be joined, and how many spots are
 * left for that. The line stands there before it is known, so that nothing below it moves.
 */
export function LiveClassStatus({ liveClass, context, texts, now }: LiveClassStatusProps) {
  if (now === null) return <p className="live-when" />
  const { startDateTime: start, sessionLength: minutes, joinUntil, spotsLeft } = liveClass
  const isLive = runPhase({ start, minutes }, now) === 'live'
  const until = !isLive ? start : canJoin(liveClass, now) ? joinUntil : null
  const left = until && countdown(Date.parse(until), now)
  const time = left && inWords(left, texts.in, context.locale)

  return (
    <p className="live-when">
      {isLive && (
        <Badge tone="brand" live>
          {texts.live}
        </Badge>
      )}
      {time && fill(isLive ? texts.closes : texts.startsIn, { time })}
      {time && spotsLeft > 0 && ` · ${plural(texts.booking.spots, spotsLeft, context.locale)}`}
    </p>
  )
}

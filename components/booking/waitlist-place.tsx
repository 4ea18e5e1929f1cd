'use client'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { toast } from '@/components/ui/toast/toast-store'
import { type BookingOutcome } from '@/hooks/booking/use-booking'
import { useWaitlist } from '@/hooks/booking/use-waitlist'
import { useNow } from '@/hooks/use-now'
import { errorText } from '@/lib/api/error-text'
import type { LiveClass } from '@/lib/api/live-classes'
import { lastMoments } from '@/lib/booking/last-moments'
import type { DateLocale } from '@/lib/locale/date-words'
import { fill } from '@/lib/locale/fill'
import { clockWithZone } from '@/lib/time/clock-with-zone'
import { formatShortDate } from '@/lib/time/time-formats'
import type { WaitlistTexts } from './waitlist-texts'

interface WaitlistPlaceProps {
  place: NonNullable<LiveClass['waitlist']>
  liveClass: LiveClass
  texts: { waitlist: WaitlistTexts; dates: DateLocale }
  /** `small` leaves the last moment out. */
  size?: 'medium' | 'small'
}

/** A member's place on a waitlist: their position, until when they want a spot, and leaving. */
export function WaitlistPlace({ place, liveClass, texts, size = 'medium' }: WaitlistPlaceProps) {
  const { busy, change, leave } = useWaitlist()
  const now = useNow()
  const words = texts.waitlist
  const { current, choices } = lastMoments(liveClass.startDateTime, place.promoteUntil, now ?? 0)
  const startDay = formatShortDate(liveClass.startDateTime, texts.dates)

  function label(at: string, minutes: number) {
    const day = formatShortDate(at, texts.dates)
    const clock = clockWithZone(at, texts.dates)
    const time = day === startDay ? clock : `${day}, ${clock}`
    return fill(minutes === 0 ? words.untilStart : words.until, { time })
  }

  function tell(outcome: BookingOutcome, done: string) {
    if (outcome.kind === 'done') toast({ kind: 'success', message: done })
    else if (outcome.kind !== 'signed-out') {
      const failed = 'error' in outcome && errorText(outcome.error, words.failed)
      toast({ kind: 'error', message: failed || words.unconfirmed })
    }
  }

  return (
    <div className="waitlist-place">
      <div>
        <Badge tone="info">{fill(words.position, { position: place.position })}</Badge>
        <Button
          variant="ghost-secondary"
          size="small"
          loading={busy}
          aria-label={fill(words.leaveTitle, { title: liveClass.sessionTitle })}
          onClick={() => void leave(place.id).then((outcome) => tell(outcome, words.leftToast))}
        >
          {words.leave}
        </Button>
      </div>
      {size !== 'small' && (
        <SelectField
          label={words.lastMoment}
          hint={words.lastMomentHint}
          value={String(current)}
          disabled={busy}
          options={choices.map(({ minutes, at }) => ({
            value: String(minutes),
            label: label(at, minutes),
          }))}
          onChange={({ target }) =>
            void change(place.id, Number(target.value)).then((outcome) =>
              tell(outcome, words.changedToast),
            )
          }
        />
      )}
    </div>
  )
}

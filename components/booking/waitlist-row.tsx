import type { WaitlistEntry } from '@/lib/api/waitlist'
import type { PageContext } from '@/lib/routing/links'
import type { BookingsTexts } from './bookings-texts'
import { ClassEntry } from './class-entry'
import { WaitlistPlace } from './waitlist-place'

interface WaitlistRowProps {
  entry: WaitlistEntry
  context: PageContext
  texts: BookingsTexts
}

/** A class for which the member waits, with their place in line. */
export function WaitlistRow({ entry, context, texts }: WaitlistRowProps) {
  const { liveClass } = entry
  return (
    <article className="booking" data-card="live-classes" data-waitlist="">
      <ClassEntry
        liveClass={liveClass}
        context={context}
        texts={texts}
        movedFrom={entry.movedFrom}
        below={<WaitlistPlace place={entry} liveClass={liveClass} texts={texts} />}
      />
    </article>
  )
}

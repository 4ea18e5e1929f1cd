import { browserApi } from '@/lib/api/browser'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'
import { providerNow } from '@/lib/clock'
import type { DateWords } from '@/lib/locale/date-words'
import { linksFrom, type Place } from '@/lib/routing/links'
import { timelineEntries } from './timeline-entries'
import type { TimelineClass } from './timeline'

export { timelineTime } from './timeline-time'

/** Asks for the classes that are next as of now. Throws the errors of the client. */
export async function loadTimeline(
  brandId: number | null,
  place: Place,
  words: DateWords,
): Promise<TimelineClass[]> {
  return timelineEntries(
    await listNextLiveClasses(browserApi, brandId, providerNow()),
    linksFrom(place),
    words,
  )
}

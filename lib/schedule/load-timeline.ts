import { brandNameHere } from '@/lib/brand/brand-name'
import { browserApi } from '@/lib/api/browser'
import { providerNow } from '@/lib/time/provider-clock'
import type { DateLocale } from '@/lib/locale/date-words'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'
import { timelineEntries } from './timeline-entries'
import type { TimelineClass } from './timeline'

export { timelineTime } from './timeline-entries'

/** Requests the next classes. Throws the errors of the client. */
export async function loadTimeline(
  brandId: number | null,
  context: PageContext,
  words: DateLocale,
): Promise<TimelineClass[]> {
  return timelineEntries(
    await listNextLiveClasses(browserApi, brandId, providerNow()),
    linksFrom(context),
    words,
    brandNameHere,
  )
}

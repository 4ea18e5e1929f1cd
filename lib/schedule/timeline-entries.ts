import type { LiveClass } from '@/lib/api/live-classes'
import type { NextLiveClasses } from '@/lib/api/next-live-classes'
import type { DateWords } from '@/lib/locale/date-words'
import type { PageLink } from '@/lib/routing/links'
import { clockOf, zoneName } from '@/lib/time-zone'
import type { TimelineClass } from './timeline'
import { timelineTime } from './timeline-time'

/** The classes of the time line, their times by the clocks of their places. */
export function timelineEntries(
  { classes, distant }: NextLiveClasses,
  to: PageLink,
  words: DateWords,
): TimelineClass[] {
  return classes.map((one: LiveClass) => ({
    id: one.id,
    href: to('live-class-detail', { id: one.id }),
    title: one.sessionTitle,
    start: one.startDateTime,
    minutes: one.sessionLength,
    joinUntil: one.joinUntil,
    spotsLeft: one.spotsLeft,
    distant,
    when: whenThere(one, distant, words),
    name: `${one.instructor.firstName} ${one.instructor.lastName}`,
    portrait: one.instructor.imageUrl,
    brand: one.brandData.name,
  }))
}

function whenThere(one: LiveClass, distant: boolean, words: DateWords): string {
  const { startDateTime: start, timeZone } = one
  const zone = zoneName(start, words.tag, timeZone)
  return `${timelineTime({ start, distant }, words, clockOf(timeZone))} ${zone}`
}

import type { LiveClass } from '@/lib/api/live-classes'
import type { DateLocale } from '@/lib/locale/date-words'
import type { PageLink } from '@/lib/routing/links'
import { clockOf, zoneName } from '@/lib/time/time-zone'
import { formatTime, type WallClock } from '@/lib/time/dates'
import { formatDay } from '@/lib/time/time-formats'
import type { NextLiveClasses } from '@/lib/api/next-live-classes'
import type { TimelineClass } from './timeline'

/** The classes of the timeline, with times in the time zone of each class. */
export function timelineEntries(
  { classes, distant }: NextLiveClasses,
  to: PageLink,
  words: DateLocale,
  brandNameOf: (brand: LiveClass['brandData']) => string,
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
    brand: brandNameOf(one.brandData),
  }))
}

function whenThere(one: LiveClass, distant: boolean, words: DateLocale): string {
  const { startDateTime: start, timeZone } = one
  const zone = zoneName(start, words.tag, timeZone)
  return `${timelineTime({ start, distant }, words, clockOf(timeZone))} ${zone}`
}

/** The start time of a class in the time zone of `clock`, by default the device's. */
export function timelineTime(
  { start, distant }: Pick<TimelineClass, 'start' | 'distant'>,
  words: DateLocale,
  clock?: WallClock,
): string {
  const time = formatTime(start, words, clock)
  return distant ? `${formatDay(start, words, clock)}, ${time}` : time
}

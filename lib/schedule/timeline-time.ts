import type { WallClock } from '@/lib/wall-clock'
import { formatDay, formatTime } from '@/lib/dates'
import type { DateWords } from '@/lib/locale/date-words'
import type { TimelineClass } from './timeline'

/** When a class starts by a clock, the device's own when left out. */
export function timelineTime(
  { start, distant }: Pick<TimelineClass, 'start' | 'distant'>,
  words: DateWords,
  clock?: WallClock,
): string {
  const time = formatTime(start, words, clock)
  return distant ? `${formatDay(start, words, clock)}, ${time}` : time
}

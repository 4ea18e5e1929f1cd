import type { DateLocale } from '@/lib/locale/date-words'
import { formatTime, type Moment } from './dates'
import { zoneName } from './time-zone'

/** A time on the device's clock with the name of its zone: `9:00pm ET`. Browser only. */
export function clockWithZone(moment: Moment, words: DateLocale): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${formatTime(moment, words)} ${zoneName(moment, words.tag, timeZone)}`
}

import type { Dayjs } from 'dayjs'
import type en from '@/messages/en.json'

/**
 * The date formats of a language, from its messages: patterns of day.js, names of months and
 * weekdays as one string separated by spaces (from January and from Sunday), the first of a month,
 * and the language tag for names of time zones.
 */
export type DateLocale = (typeof en)['dates']

type Names = Exclude<Parameters<Dayjs['locale']>[0], string>

const made = new Map<string, Names>()

// Day.js takes missing entries from its English locale.
function names(words: DateLocale): Names {
  const known = made.get(words.tag)
  if (known) return known
  const built = {
    name: words.tag,
    months: words.months.split(' '),
    monthsShort: words.shortMonths.split(' '),
    weekdays: words.weekdays.split(' '),
    weekdaysShort: words.shortWeekdays.split(' '),
  } as Partial<Names> as Names
  made.set(words.tag, built)
  return built
}

/** Formats a date with a day.js pattern in the language of `words`. */
export function writeDate(clock: Dayjs, pattern: string, words: DateLocale): string {
  const own = clock.date() === 1 ? pattern.replace(/\bD\b/, `[${words.first}]`) : pattern
  return clock.locale(names(words)).format(own)
}

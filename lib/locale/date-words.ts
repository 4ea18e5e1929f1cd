import type { Dayjs } from 'dayjs'
import type en from '@/messages/en.json'

/**
 * How a language writes dates, from its messages: patterns of day.js, names in one text, spaced, from
 * January and from Sunday, the first of a month, and the tag of the language that names time zones.
 */
export type DateLocale = (typeof en)['dates']

type Names = Exclude<Parameters<Dayjs['locale']>[0], string>

const made = new Map<string, Names>()

// Day.js takes what is not there from its English.
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

/** A clock in the language of `words` by one of the patterns of day.js. */
export function writeDate(clock: Dayjs, pattern: string, words: DateLocale): string {
  const own = clock.date() === 1 ? pattern.replace(/\bD\b/, `[${words.first}]`) : pattern
  return clock.locale(names(words)).format(own)
}

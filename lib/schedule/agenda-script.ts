import { HIDE_OTHER_DAYS } from './served-day'
import { setClocks } from './set-clocks'
import { MARK_TIMELINE } from './timeline'

/**
 * The script of a list of classes: marks what is over, hides what is not of the visitor's day and
 * sets the clocks.
 *
 * @param pattern how the page's language writes a time of day
 */
export const agendaScript = (pattern: string) =>
  [MARK_TIMELINE, HIDE_OTHER_DAYS, setClocks(pattern)].join(';')

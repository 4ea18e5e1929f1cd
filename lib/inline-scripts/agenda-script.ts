import { HIDE_OTHER_DAYS_SCRIPT } from '@/lib/schedule/served-day'
import { setClocksScript } from './set-clocks'
import { MARK_TIMELINE_SCRIPT } from '@/lib/schedule/timeline'

/**
 * The script of a list of classes: marks what is over, hides what is not of the visitor's day and
 * sets the clocks.
 *
 * @param pattern how the page's language writes a time of day
 */
export const agendaScript = (pattern: string) =>
  [MARK_TIMELINE_SCRIPT, HIDE_OTHER_DAYS_SCRIPT, setClocksScript(pattern)].join(';')

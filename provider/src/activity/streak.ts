import { addDays, mondayOf } from '../wall-time'

/** How many weeks in a row earn a week off. */
const WEEKS_BEFORE_A_WEEK_OFF = 3

/** The rule in one sentence, for the documentation of the API; the screens say the same. */
export const streakRule =
  'A streak counts the weeks in a row, Monday to Sunday, with at least one class; after three ' +
  'such weeks one week off does not break it, and neither does the current week before it ends.'

/**
 * How many weeks in a row somebody has taken a class. A week off that the three weeks before it
 * have earned is not counted but does not end the streak; the current week counts once it has a
 * class.
 *
 * @param days the dates with a class, `YYYY-MM-DD`, in any order
 * @param today the current date in the same time zone
 */
export function countStreakWeeks(days: Iterable<string>, today: string): number {
  const active = new Set(Array.from(days, mondayOf))
  const isEarned = (monday: string) =>
    Array.from({ length: WEEKS_BEFORE_A_WEEK_OFF }, (_, index) =>
      addDays(monday, -7 * (index + 1)),
    ).every((week) => active.has(week))

  const current = mondayOf(today)
  let weeks = active.has(current) ? 1 : 0
  for (
    let week = addDays(current, -7);
    active.has(week) || isEarned(week);
    week = addDays(week, -7)
  )
    if (active.has(week)) weeks += 1
  return weeks
}

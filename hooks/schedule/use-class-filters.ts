import { useSearch } from '@/hooks/use-search'
import { withoutOwnPractice } from '@/lib/catalogue/practices'
import { knownIds, pushParams, readIds, toggleIn } from '@/lib/navigation/address-params'
import { type DayPart, parseDayPart } from '@/lib/schedule/day-parts'
import { parseSearchedPeriod } from '@/lib/schedule/searched-period'

export type ClassFilters = ReturnType<typeof useClassFilters>

/**
 * The filters of the schedule in the URL, and functions to change them. Each change is a history
 * entry, so that Back undoes it. `instructors` and `period` come with a search for everything.
 *
 * @param kinds all modalities; ids that are not among them are ignored
 * @param brandId the brand of the schedule; null for all
 */
export function useClassFilters(
  kinds: readonly { id: number; brandId?: number | null }[],
  brandId: number | null,
) {
  const asked = new URLSearchParams(useSearch())
  const known = knownIds(readIds(asked.get('modalities_ids')), kinds)
  const chosen = withoutOwnPractice(kinds, known, brandId)
  const part = parseDayPart(asked.get('part'))
  return {
    chosen,
    part,
    instructors: readIds(asked.get('instructor_ids')),
    period: parseSearchedPeriod(asked),
    /** Number of active filters that can be chosen. */
    count: chosen.length + (part ? 1 : 0),
    toggle: (id: number) => pushParams({ modalities_ids: toggleIn(chosen, id) }),
    togglePart: (value: DayPart) => pushParams({ part: value === part ? null : value }),
    clear: () => pushParams({ modalities_ids: null, part: null }),
    /** Ends a search. */
    showDays: () =>
      pushParams({ q: null, instructor_ids: null, starts_from: null, starts_until: null }),
  }
}

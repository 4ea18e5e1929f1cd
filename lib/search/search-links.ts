import type { SearchFilters, SearchGroup, SearchKind } from '@/lib/api/search'
import { brandOfId } from '@/lib/brand/parse-brand'
import { filterTable } from '@/lib/catalogue/filter-table'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { QueryParams } from '@/lib/routing/query'
import type { ScreenKey } from '@/lib/routing/screens'
import { dayPartOf } from '@/lib/schedule/day-parts'
import { dayRange } from '@/lib/time/calendar'

type Item = SearchGroup['items'][number]

const itemScreens = {
  videos: 'video-detail',
  live_classes: 'live-class-detail',
  programs: 'program-detail',
  collections: 'collection-detail',
  instructors: 'instructors',
  studios: 'studio-detail',
} as const satisfies Record<SearchKind, ScreenKey>

/** The page of something that was found. */
export function itemLink(context: PageContext, kind: SearchKind, { id }: Pick<Item, 'id'>): string {
  return linksFrom(context)(itemScreens[kind], { id })
}

const listScreens = {
  videos: 'workouts',
  live_classes: 'schedule',
  programs: 'programs',
  collections: 'collections',
  instructors: 'instructors',
  studios: 'studios',
} as const satisfies Record<SearchKind, ScreenKey>

/** The list of everything that was found of one kind, with the filters that the text stands for. */
export function listLink(context: PageContext, kind: SearchKind, found: SearchFilters): string {
  const named = found.brandId === null ? null : brandOfId(found.brandId)
  const brand = named?.key ?? context.brand
  return linksFrom({ ...context, brand })(listScreens[kind], listQuery(kind, found))
}

function listQuery(kind: SearchKind, found: SearchFilters): QueryParams {
  const { q, modalitiesIds } = found
  switch (kind) {
    case 'videos':
      return {
        modalities_ids: modalitiesIds,
        equipment_ids: found.equipmentIds,
        body_focuses_ids: found.bodyFocusesIds,
        instructor_ids: found.instructorIds,
        level: found.level,
        duration: durationChoice(found.durationMin, found.durationMax),
        q,
      }
    case 'live_classes':
      return scheduleQuery(found)
    case 'programs':
    case 'collections':
      return { modalities_ids: modalitiesIds, q }
    default:
      return { q }
  }
}

/**
 * A day, or a part of it, is that day of the schedule. Whatever else was asked for (words, an
 * instructor, another period) is the list of the classes of all days, or of the period.
 */
function scheduleQuery(found: SearchFilters): QueryParams {
  const { q, date, startsFrom, startsUntil, instructorIds } = found
  const filters = { modalities_ids: found.modalitiesIds, instructor_ids: instructorIds, q }
  if (date === null) return filters
  const isNarrow = startsFrom !== null && startsUntil !== null
  const period = isNarrow ? { from: startsFrom, to: startsUntil } : dayRange(date)
  const part = isNarrow ? dayPartOf(date, period) : null
  if (!q && instructorIds.length === 0 && (part !== null || !isNarrow))
    return { date, modalities_ids: found.modalitiesIds, part }
  return { ...filters, starts_from: period.from, starts_until: period.to }
}

/** The choice of the filter by length that holds the middle of these minutes; null for none. */
function durationChoice(min: number | null, max: number | null): string | null {
  const wanted = min !== null && max !== null ? (min + max) / 2 : (min ?? max)
  if (wanted === null) return null
  const fits = (choice: string) => {
    const [from, to] = choice.split('-')
    return wanted >= Number(from) && (!to || wanted <= Number(to))
  }
  return filterTable.duration.values.find(fits) ?? null
}

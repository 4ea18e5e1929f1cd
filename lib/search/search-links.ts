import type { SearchFilters, SearchGroup, SearchKind } from '@/lib/api/search'
import { defaultBrand } from '@/lib/brand/brands'
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

/**
 * The list of everything that was found of one kind, with the filters that the text stands for. As
 * everything was searched, it is the list of all brands where the text means none.
 */
export function listLink(context: PageContext, kind: SearchKind, found: SearchFilters): string {
  const { key: brand } = (found.brandId === null ? null : brandOfId(found.brandId)) ?? defaultBrand
  return linksFrom({ ...context, brand })(listScreens[kind], listQuery(kind, found))
}

/** Whether that list has as many items as were found: it filters by lengths of its own. */
export const isWholeList = (kind: SearchKind, found: SearchFilters): boolean =>
  kind !== 'videos' || spanOf(found) === (durationChoice(found) ?? spanOf({}))

type Length = Partial<Pick<SearchFilters, 'durationMin' | 'durationMax'>>

const spanOf = ({ durationMin: min, durationMax: max }: Length) => `${min ?? 0}-${max ?? ''}`

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
        duration: durationChoice(found),
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

/** The choice of the filter by length that has most of these minutes; null for none. */
function durationChoice({ durationMin: min, durationMax: max }: SearchFilters): string | null {
  if (min === null && max === null) return null
  const shared = (choice: string) => {
    const [from, to] = choice.split('-')
    return Math.min(max ?? Infinity, to ? Number(to) : Infinity) - Math.max(min ?? 0, Number(from))
  }
  return filterTable.duration.values.reduce((best, one) =>
    shared(one) > shared(best) ? one : best,
  )
}

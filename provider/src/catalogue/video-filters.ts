import { z } from '@hono/zod-openapi'
import { arrayOverlaps, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { videos } from '../db/schema/catalogue'
import { idsQuery, queryId } from '../http/contract'

/** How a filter by few values is asked for, applied and counted. */
type IndexedFilter<Asked> = {
  parameter: z.ZodType<Asked | undefined>
  /** The videos that match what is asked for. */
  condition: (asked: Asked) => SQL
  /** The values of a video as one string, joined by commas; null for none. */
  indexed: SQL
  /** The values in the order of their numbers in the filter index; ids are their own numbers. */
  values?: readonly string[]
}

const ids = idsQuery.optional()

/** Equal to one of the values that its column may hold. */
const byValue = <Value extends string>(
  column: AnyColumn & { enumValues: [Value, ...Value[]] },
) => ({
  parameter: z.enum(column.enumValues).optional(),
  condition: (value: Value) => eq(column, value),
  indexed: sql`${column}`,
  values: column.enumValues,
})

/** Equal to any of several ids. */
const byId = (column: AnyColumn) => ({
  parameter: ids,
  condition: (asked: number[]) => inArray(column, asked),
  indexed: sql`${column}`,
})

/** With any of several ids among its own. */
const byIds = (column: AnyColumn) => ({
  parameter: ids,
  condition: (asked: number[]) => arrayOverlaps(column, asked),
  indexed: sql`array_to_string(${column}, ',')`,
})

/**
 * The filters whose choices are counted, by the names of their parameters and of their counts. Their
 * columns belong to the indexes that cover the list.
 */
export const indexedFilters = {
  kind: byValue(videos.kind),
  level: byValue(videos.level),
  modalities_ids: byIds(videos.modalityIds),
  equipment_ids: byIds(videos.equipmentIds),
  body_focuses_ids: byIds(videos.bodyFocusIds),
  instructor_ids: byId(videos.instructorId),
}

export type IndexedFilterName = keyof typeof indexedFilters
export const indexedFilterNames = Object.keys(indexedFilters) as IndexedFilterName[]

/** The values among which a filter's values have their numbers; undefined for one by ids. */
export function valuesOf(name: IndexedFilterName): readonly string[] | undefined {
  const filter = indexedFilters[name]
  return 'values' in filter ? filter.values : undefined
}

/** Those by value, whose counts come first, and those by id. */
export const valueFilters = indexedFilterNames.filter((name) => valuesOf(name) !== undefined)
export const idFilters = indexedFilterNames.filter((name) => valuesOf(name) === undefined)

type Parameters = { [Name in IndexedFilterName]: (typeof indexedFilters)[Name]['parameter'] }
type AskedValues = { [Name in IndexedFilterName]?: z.output<Parameters[Name]> }

const { kind, level, ...others } = Object.fromEntries(
  indexedFilterNames.map((name) => [name, indexedFilters[name].parameter]),
) as Parameters

const minutes = z.coerce.number().int().min(0).max(10_000)

/** Every filter as a parameter of the query, in the order in which they are documented. */
export const filterParameters = {
  kind,
  brand_id: queryId.optional(),
  ...others,
  duration_min: minutes.optional().openapi({ description: 'Whole minutes, included.' }),
  duration_max: minutes.optional().openapi({ description: 'Whole minutes, included.' }),
  level,
  q: z.string().max(200).optional().openapi({ description: 'Forgives slips of the keyboard.' }),
  taken: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Watched to nine tenths or to the end; only for members.' }),
}

/** What the videos of a list have in common; `duration_…` in minutes, both included. */
export type VideoFilter = Omit<z.output<z.ZodObject<typeof filterParameters>>, 'taken'> & {
  /** Only those that this person has taken, or has not taken. */
  taken?: { by: number; wanted: boolean }
}

/** The condition of a filter of the table; undefined when it is not asked for. */
export function indexedCondition<Name extends IndexedFilterName>(
  name: Name,
  filter: AskedValues,
): SQL | undefined {
  const rows: { [N in IndexedFilterName]: IndexedFilter<NonNullable<AskedValues[N]>> } =
    indexedFilters
  const asked = filter[name]
  return asked === undefined ? undefined : rows[name].condition(asked)
}

import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { Reading } from './read-query'
import { sources, type Wanted } from './search-sources'
import { textQuery, type WordMatch } from './text-search'
import { type GroupKind, groupKinds } from './vocabulary'
import type { WireFilters } from './wire'

type Search = {
  reading: Reading
  wanted: Wanted
  /** What the typed words stand for in each corpus. */
  matches: readonly WordMatch[]
  limit: number
}
export type FoundGroup = { kind: GroupKind; ids: number[]; total: number }

const isGiven = (value: WireFilters[keyof WireFilters]) =>
  value !== null && !(Array.isArray(value) && value.length === 0)

const queryOf = (kind: GroupKind, { matches }: Search, words: readonly string[], inTitle = false) =>
  textQuery(
    sources[kind].corpus,
    matches.filter(({ term }) => words.includes(term)),
    { inTitle },
  )

/** What an item of a kind must meet, with its rank; null when nothing of the kind is asked for. */
function demandOf(kind: GroupKind, search: Search): { where?: SQL; rank?: SQL } | null {
  const { table, base, conditions, lacks } = sources[kind]
  const { reading, wanted } = search
  if (lacks.some((name) => isGiven(wanted.filters[name]))) return null
  const own = conditions(wanted).filter((condition) => condition !== undefined)
  const isText = reading.rest.length > 0
  if (own.length === 0 && !isText && reading.meaning.kind !== kind) return null
  const text = queryOf(kind, search, reading.rest)
  if (isText && !text) return null
  return {
    where: and(...base(wanted), ...own, text ? sql`${table.search} @@ ${text}` : undefined),
    rank: text ? sql`ts_rank(${table.search}, ${text})` : undefined,
  }
}

type TitleRow = { kind: GroupKind; id: number; kept: boolean }

/**
 * The items whose title has all the words, the best matches of each kind first; `kept` tells whether
 * they also meet what the words mean.
 */
async function findTitles(db: Database, search: Search): Promise<TitleRow[]> {
  const { reading, wanted, limit } = search
  const isOneMeaning = reading.titleWords.length < 2 && reading.rest.length === 0
  if (isOneMeaning) return []
  const selects = groupKinds.flatMap((kind) => {
    const { table, base, order, title = sql`${table.search}` } = sources[kind]
    const query = queryOf(kind, search, reading.titleWords, true)
    if (!query) return []
    const demand = demandOf(kind, search)
    const kept = demand ? (demand.where ?? sql`true`) : sql`false`
    const ordered = sql.join(
      [desc(sql`ts_rank(${table.search}, ${query})`), ...order(wanted)],
      sql`, `,
    )
    return sql`(select ${kind}::text as kind, ${table.id} as id, ${kept} as kept from ${table}
      where ${and(...base(wanted), sql`${title} @@ ${query}`)}
      order by ${ordered} limit ${limit})`
  })
  if (selects.length === 0) return []
  const { rows } = await db.execute<TitleRow>(sql.join(selects, sql` union all `))
  return rows
}

type PageRow = { kind: GroupKind; id: number; total: number }

/**
 * The first items of every kind and the number of all, in one statement. The total is a count of its
 * own where an index has the order, so that the page can stop early, else it comes with the rows.
 */
async function findPages(db: Database, search: Search): Promise<PageRow[]> {
  const { wanted, limit } = search
  const selects = groupKinds.flatMap((kind) => {
    const demand = demandOf(kind, search)
    if (!demand) return []
    const { table, order } = sources[kind]
    const { where = sql`true`, rank } = demand
    const best = rank && kind !== 'live_classes' ? [desc(rank)] : []
    const isIndexed = kind === 'videos' && !rank && wanted.filters.modalities_ids.length === 0
    const total = isIndexed
      ? sql`(select count(*)::int from ${table} where ${where})`
      : sql`(count(*) over ())::int`
    const ordered = sql.join([...best, ...order(wanted)], sql`, `)
    return sql`(select ${kind}::text as kind, ${table.id} as id, ${total} as total from ${table}
      where ${where} order by ${ordered} limit ${limit})`
  })
  if (selects.length === 0) return []
  const { rows } = await db.execute<PageRow>(sql.join(selects, sql` union all `))
  return rows
}

/** How likely a kind is what the words ask for. */
function likelihood(kind: GroupKind, { reading }: Search, hasTitle: boolean): number {
  if (kind === reading.meaning.kind) return 3
  if (kind === 'live_classes' && reading.meaning.day !== undefined) return 2
  if (kind === 'instructors' && reading.onlyName) return 2
  return hasTitle ? 1 : 0
}

/**
 * The first items of every kind and their total number, the likeliest kind first. `hasTitle` tells
 * that a title has all the words, `losesTitle` that such a title does not have what they mean, so that
 * they are better taken literally.
 */
export async function findGroups(
  db: Database,
  search: Search,
): Promise<{ groups: FoundGroup[]; hasTitle: boolean; losesTitle: boolean }> {
  const [titles, pages] = await Promise.all([findTitles(db, search), findPages(db, search)])
  const rated = groupKinds.map((kind) => {
    const page = pages.filter((row) => row.kind === kind)
    const ids = page.map(({ id }) => id)
    const total = page[0]?.total ?? 0
    const titled = titles.filter((row) => row.kind === kind && row.kept).map(({ id }) => id)
    const all = [...new Set([...titled, ...ids])].slice(0, search.limit)
    return {
      group: { kind, ids: all, total },
      rating: likelihood(kind, search, titled.length > 0),
    }
  })
  const groups = rated
    .filter(({ group }) => group.total > 0)
    .sort((a, b) => b.rating - a.rating)
    .map(({ group }) => group)
  return {
    groups,
    hasTitle: titles.some(({ kept }) => kept),
    losesTitle: titles.some(({ kept }) => !kept),
  }
}

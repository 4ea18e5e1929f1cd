import { and, desc, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Database, RowRange } from '../db/database'

const maxTerms = 6
const maxText = 120

/** The searchable tables with their text search configuration; names are not stemmed. */
const searchConfigs = {
  videos: 'english',
  video_groups: 'english',
  live_classes: 'english',
  instructors: 'simple',
  studios: 'simple',
} as const

type Corpus = keyof typeof searchConfigs

/** The words of a search text in lower case: at most six, from its first 120 characters. */
function searchTerms(text: string): string[] {
  const words =
    text
      .slice(0, maxText)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxTerms)
}

/**
 * How many letters may be wrong in a word of this length; numbers and postal codes must match
 * exactly.
 */
function allowedEdits(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/**
 * Turns a search text into a tsquery over the `search` column of a table. Every word must match the
 * beginning or another form of a word of that table or, when there is none, a word that is
 * misspelled slightly differently (found by trigrams, then by edit distance; two swapped letters
 * count as one edit). Accents are ignored. Stop words ("the") count only when there is nothing
 * else. Null when nothing can match.
 */
async function searchQuery(db: Database, corpus: Corpus, text: string): Promise<SQL | null> {
  const terms = searchTerms(text)
  if (terms.length === 0) return null
  const given = terms.map((term) => ({ term, max_edits: allowedEdits(term) }))
  const isStemmed = searchConfigs[corpus] === 'english'
  const { rows } = await db.execute<{ stop: boolean; words: string[] | null }>(sql`
    with typed as materialized (
      select plain(term) as term, sorted_letters(plain(term)) as letters,
        (ts_lexize('english_stem', plain(term)))[1] as stem, max_edits
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(term text, max_edits int)
    )
    select to_tsvector('english', typed.term) = ''::tsvector as stop,
      coalesce(
        (select array_agg(word) from (
          select word from search_words
          where corpus = ${corpus} and (starts_with(word, typed.term) or ${isStemmed} and stem = typed.stem)
          order by uses desc, word limit 20) begins),
        (select array_agg(word) from (
          select word from (
            select word, uses, letters from search_words
            where corpus = ${corpus} and letters = typed.letters
            union
            select word, uses, letters from search_words
            where corpus = ${corpus} and word % typed.term
              and levenshtein_less_equal(word, typed.term, typed.max_edits) <= typed.max_edits
          ) alike
          where typed.max_edits > 0
          order by letters = typed.letters desc, levenshtein(word, typed.term), uses desc, word limit 3) near)
      ) as words
    from typed`)
  const significant = rows.filter(({ stop }) => !stop)
  const counted = significant.length > 0 ? significant : rows
  if (counted.some(({ words }) => !words)) return null
  const query = counted.map(({ words }) => `(${words!.join(' | ')})`).join(' & ')
  return sql`to_tsquery(${searchConfigs[corpus]}, ${query})`
}

/**
 * What a list that is searched for `q` adds to its query: a condition, how well a row matches, and
 * the order by which the best matches come first. Nothing without a search text; null when nothing
 * can match.
 */
export async function searchClauses(
  db: Database,
  table: PgTable & { search: PgColumn },
  q: string | undefined,
): Promise<{ matches?: SQL; rank?: SQL; bestFirst: SQL[] } | null> {
  if (!q?.trim()) return { bestFirst: [] }
  const query = await searchQuery(db, getTableName(table) as Corpus, q)
  if (!query) return null
  const rank = sql`ts_rank(${table.search}, ${query})`
  return { matches: sql`${table.search} @@ ${query}`, rank, bestFirst: [desc(rank)] }
}

type Search = {
  q: string | undefined
  conditions: (SQL | undefined)[]
  /** The order without a search text, and of equally good matches. */
  order: SQL[]
}

/**
 * The ids of a page of the rows that match a search text and all conditions, the best matches
 * first, and the number of all that match.
 */
export async function findIds(
  db: Database,
  table: PgTable & { id: PgColumn; search: PgColumn },
  { q, conditions, order }: Search,
  range: RowRange,
): Promise<{ ids: number[]; total: number }> {
  const search = await searchClauses(db, table, q)
  if (!search) return { ids: [], total: 0 }
  const where = and(...conditions, search.matches)
  return selectPage(db, table, { where, order: [...search.bestFirst, ...order] }, range)
}

/** The ids of a page of rows, and the number of all that meet the condition. */
export async function selectPage(
  db: Database,
  table: PgTable & { id: PgColumn },
  { where, order }: { where: SQL | undefined; order: SQL[] },
  range: RowRange,
): Promise<{ ids: number[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select({ id: table.id })
      .from(table)
      .where(where)
      .orderBy(...order)
      .limit(range.limit)
      .offset(range.offset),
    db.$count(table, where),
  ])
  return { ids: rows.map(({ id }) => id as number), total }
}

/** Refreshes the words that complete and correct searches. Readers are not blocked meanwhile. */
export async function refreshSearchWords(db: Connection): Promise<void> {
  await db.execute(sql`refresh materialized view concurrently search_words`)
}

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

export type Corpus = keyof typeof searchConfigs

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a search text: at most six, from its first 120 characters. */
const searchTerms = (text: string): string[] =>
  [...new Set(wordsOf(text.slice(0, maxText)))].slice(0, maxTerms)

/**
 * How many letters may be wrong in a word of this length; numbers and postal codes must match
 * exactly.
 */
export function allowedEdits(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/** What a typed word stands for in the words of a corpus. */
export type WordMatch = {
  term: string
  corpus: Corpus
  /** A word that counts only when there is nothing else ("the"). */
  stop: boolean
  /** The words that it may stand for; null when there is none. */
  words: string[] | null
  /** How many letters are wrong; 0 for the beginning of a word, 1 for another form of it. */
  edits: number
  /** Whether the word itself is one of the corpus. */
  exact: boolean
}

/**
 * Every word must match the beginning or another form of a word of the corpus or, when there is
 * none, a word that is misspelled slightly differently (found by trigrams, then by edit distance;
 * two swapped letters count as one edit). Accents are ignored.
 */
export async function matchWords(
  db: Database,
  corpora: readonly Corpus[],
  terms: readonly string[],
): Promise<WordMatch[]> {
  if (terms.length === 0) return []
  const given = terms.map((term) => ({ term, max_edits: allowedEdits(term) }))
  const searched = corpora.map((corpus) => ({
    corpus,
    stemmed: searchConfigs[corpus] === 'english',
  }))
  const { rows } = await db.execute<WordMatch>(sql`
    with typed as materialized (
      select term as given, plain(term) as term, sorted_letters(plain(term)) as letters,
        (ts_lexize('english_stem', plain(term)))[1] as stem, max_edits
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(term text, max_edits int)
    )
    select typed.given as term, searched.corpus,
      to_tsvector('english', typed.term) = ''::tsvector as stop,
      coalesce(begins.words, near.words) as words,
      coalesce(near.edits, case when begins.whole then 0 else 1 end) as edits,
      coalesce(begins.exact, false) as exact
    from typed
    cross join jsonb_to_recordset(${JSON.stringify(searched)}::jsonb)
      as searched(corpus text, stemmed boolean)
    cross join lateral (
      select array_agg(word) as words, bool_or(word = typed.term) as exact,
        bool_or(starts_with(word, typed.term)) as whole from (
        select word from search_words
        where corpus = searched.corpus
          and (starts_with(word, typed.term) or searched.stemmed and stem = typed.stem)
        order by word = typed.term desc, uses desc, word limit 20) beginning) begins
    left join lateral (
      select array_agg(word) as words, min(edits) as edits from (
        select word, case when letters = typed.letters then 1 else levenshtein(word, typed.term) end as edits
        from (
          select word, uses, letters from search_words
          where corpus = searched.corpus and letters = typed.letters
          union
          select word, uses, letters from search_words
          where corpus = searched.corpus and word % typed.term
            and levenshtein_less_equal(word, typed.term, typed.max_edits) <= typed.max_edits
        ) alike
        where typed.max_edits > 0
        order by letters = typed.letters desc, levenshtein(word, typed.term), uses desc, word
        limit 3) nearest) near on begins.words is null`)
  return rows
}

/** A text search query of one corpus that all of the words must match; null when nothing can. */
export function textQuery(
  corpus: Corpus,
  matches: readonly WordMatch[],
  { inTitle = false } = {},
): SQL | null {
  const own = matches.filter((match) => match.corpus === corpus)
  const significant = own.filter(({ stop }) => !stop)
  const counted = significant.length > 0 ? significant : own
  if (counted.length === 0 || counted.some(({ words }) => !words)) return null
  const weight = inTitle ? ':A' : ''
  const query = counted
    .map(({ words }) => `(${words!.map((word) => word + weight).join(' | ')})`)
    .join(' & ')
  return sql`to_tsquery(${searchConfigs[corpus]}, ${query})`
}

/** The query for a search text over the `search` column of a table; null when nothing can match. */
async function searchQuery(db: Database, corpus: Corpus, text: string): Promise<SQL | null> {
  return textQuery(corpus, await matchWords(db, [corpus], searchTerms(text)))
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

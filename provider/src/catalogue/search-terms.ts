import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'

const maxTerms = 6
const maxText = 120

/** What can be searched, and how its words are cut down to their stems: names are not. */
const corpora = {
  videos: 'english',
  video_groups: 'english',
  live_classes: 'english',
  instructors: 'simple',
  studios: 'simple',
} as const

export type Corpus = keyof typeof corpora

/** The words of what somebody typed, in lower case; at most six, of the first 120 characters. */
function searchTerms(text: string): string[] {
  const words =
    text
      .slice(0, maxText)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxTerms)
}

/** Letters that may be wrong in a word of this length; numbers and postal codes are meant as they are. */
function slips(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

/**
 * Turns what somebody typed into a tsquery over the `search` of a table: every word must match, as
 * the beginning or another form of a word of that table or, when there is none, as a misspelling of one
 * (by its trigrams and then its edit distance; a swap of letters is one slip), with or without
 * accents. Words without a meaning of their own ("the") count only when there is nothing else. Null
 * when nothing can match.
 */
export async function searchQuery(db: Database, corpus: Corpus, text: string): Promise<SQL | null> {
  const terms = searchTerms(text)
  if (terms.length === 0) return null
  const given = terms.map((term) => ({ term, slips: slips(term) }))
  const stems = corpora[corpus] === 'english'
  const { rows } = await db.execute<{ stop: boolean; words: string[] | null }>(sql`
    with typed as materialized (
      select plain(term) as term, sorted_letters(plain(term)) as letters,
        (ts_lexize('english_stem', plain(term)))[1] as stem, slips
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(term text, slips int)
    )
    select to_tsvector('english', typed.term) = ''::tsvector as stop,
      coalesce(
        (select array_agg(word) from (
          select word from search_words
          where corpus = ${corpus} and (starts_with(word, typed.term) or ${stems} and stem = typed.stem)
          order by uses desc, word limit 20) begins),
        (select array_agg(word) from (
          select word from (
            select word, uses, letters from search_words
            where corpus = ${corpus} and letters = typed.letters
            union
            select word, uses, letters from search_words
            where corpus = ${corpus} and word % typed.term
              and levenshtein_less_equal(word, typed.term, typed.slips) <= typed.slips
          ) alike
          where typed.slips > 0
          order by letters = typed.letters desc, levenshtein(word, typed.term), uses desc, word limit 3) near)
      ) as words
    from typed`)
  const weighty = rows.filter(({ stop }) => !stop)
  const meant = weighty.length > 0 ? weighty : rows
  if (meant.some(({ words }) => !words)) return null
  const query = meant.map(({ words }) => `(${words!.join(' | ')})`).join(' & ')
  return sql`to_tsquery(${corpora[corpus]}, ${query})`
}

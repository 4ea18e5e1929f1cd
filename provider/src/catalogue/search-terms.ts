import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

const maxTerms = 6
const maxText = 120

/** The words of what somebody typed, in lower case; at most six, of the first 120 characters. */
function searchTerms(text: string): string[] {
  const words =
    text
      .slice(0, maxText)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxTerms)
}

const sorted = (word: string) => [...word].sort().join('')

/** Letters that may be wrong in a word of this length. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

/**
 * Turns what somebody typed into a tsquery over `videos.search`: every word must match, as the
 * beginning of a word of the catalogue or, when there is none, as a misspelling of one (by its
 * trigrams and then its edit distance; a swap of letters is one slip). Words without a meaning of
 * their own ("the") count only when there is nothing else. Null when nothing can match.
 */
export async function searchQuery(db: Database, text: string): Promise<string | null> {
  const terms = searchTerms(text)
  if (terms.length === 0) return null
  const { rows } = await db.execute<{ term: string; stop: boolean; words: string[] | null }>(sql`
    select typed.term, to_tsvector('english', typed.term) = ''::tsvector as stop,
      coalesce(
        (select array_agg(word) from (
          select word from search_words where starts_with(word, typed.term)
          order by uses desc, word limit 20) begins),
        (select array_agg(word) from (
          select word from search_words
          where (word % typed.term and levenshtein_less_equal(word, typed.term, typed.slips) <= typed.slips)
            or (letters = typed.letters and typed.slips > 0)
          order by letters = typed.letters desc, levenshtein(word, typed.term), uses desc, word limit 3) near)
      ) as words
    from jsonb_to_recordset(${JSON.stringify(
      terms.map((term) => ({ term, letters: sorted(term), slips: slips(term) })),
    )}::jsonb) as typed(term text, letters text, slips int)`)
  const weighty = rows.filter(({ stop }) => !stop)
  const meant = weighty.length > 0 ? weighty : rows
  if (meant.some(({ words }) => !words)) return null
  return meant.map(({ words }) => `(${words!.join(' | ')})`).join(' & ')
}

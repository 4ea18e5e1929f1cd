import { allowedEdits, wordsOf } from './text-search'

/** Words as phrases are compared: in lower case, without accents, a space between them. */
export const normalize = (text: string): string =>
  wordsOf(text.normalize('NFD').replaceAll(/\p{M}/gu, '')).join(' ')

/** The phrases of a list that is separated by commas. */
export const phrasesOf = (list: string): string[] => list.split(',').map(normalize).filter(Boolean)

/** The longest phrase of a table at a place, with its value. */
export function phraseAt<T>(
  table: ReadonlyMap<string, T>,
  words: readonly string[],
  at: number,
): { words: number; value: T } | undefined {
  const longestPhrase = 4
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const value = table.get(words.slice(at, at + length).join(' '))
    if (value !== undefined) return { words: length, value }
  }
  return undefined
}

/** How many letters of two words differ; two neighbors that changed places count once. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? before[j - 2]! + 1 : Infinity
      next[j] = Math.min(changed, row[j]! + 1, next[j - 1]! + 1, swapped)
    }
    before = row
    row = next
  }
  return row[b.length]!
}

const minCorrected = 4

/** The closest of the words that a misspelt one may stand for, with the number of wrong letters. */
export function correctWord(
  words: Iterable<string>,
  typed: string,
): { word: string; edits: number } | undefined {
  if (typed.length < minCorrected) return undefined
  const allowed = allowedEdits(typed)
  let best: { word: string; edits: number } | undefined
  for (const word of words) {
    if (word.length < minCorrected || Math.abs(word.length - typed.length) > allowed) continue
    const edits = editDistance(typed, word)
    if (edits <= allowed && edits < (best?.edits ?? Infinity)) best = { word, edits }
  }
  return best
}

import { synonyms } from './meanings'
import { correctWord, normalize, phraseAt, phrasesOf } from './phrases'
import { lengthAt } from './read-minutes'
import { type WordMatch, wordsOf } from './text-search'
import { completeWord, type Meaning, type Vocabulary } from './vocabulary'

const maxWords = 12

/** A search as it was understood. */
export type Reading = {
  meaning: Meaning
  /** The words that have no meaning of their own, as they were typed. */
  rest: string[]
  /** The words that a title may consist of. */
  titleWords: string[]
  /** Whether a name was typed and nothing else. */
  onlyName: boolean
}

const wordBySynonym = new Map(
  Object.entries(synonyms).flatMap(([word, list]) =>
    phrasesOf(list).map((synonym) => [synonym, word] as const),
  ),
)

/**
 * The words of a search, at most twelve, a synonym as the word that it stands for; a number and its
 * unit (`20min`) are two.
 */
export const queryWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => wordBySynonym.get(normalize(word)) ?? word)
    .flatMap((word) => /^(\d+)(min\p{L}*|mn|m|h|hr|hrs)$/u.exec(word)?.slice(1) ?? word)
    .slice(0, maxWords)

/** The word of the vocabulary that is meant: the same, its correction or, at the end, completion. */
function meantWord(
  word: string,
  vocabulary: Vocabulary,
  known: readonly WordMatch[],
  isLast: boolean,
): string {
  if (vocabulary.words.has(word) || known.some(({ exact }) => exact)) return word
  const completed = isLast ? completeWord(vocabulary, word) : undefined
  if (completed) return completed
  const found = known.filter(({ words }) => words)
  const corrected = correctWord(vocabulary.words, word)
  const edits = Math.min(...found.map((match) => match.edits))
  return corrected && corrected.edits <= edits ? corrected.word : word
}

const merged = (a: number[] | undefined, b: number[] | undefined) =>
  a && b ? [...new Set([...a, ...b])] : (a ?? b)

/** Both meanings: of ids any will do, and of two brands the second is the modality of its name. */
function combine(a: Meaning, b: Meaning, modalityOf: (brandId: number) => number[]): Meaning {
  const second = a.brandId !== undefined && b.brandId !== undefined && a.brandId !== b.brandId
  const all = {
    ...b,
    ...a,
    modalityIds: merged(
      merged(a.modalityIds, b.modalityIds),
      second ? modalityOf(b.brandId!) : undefined,
    ),
    equipmentIds: merged(a.equipmentIds, b.equipmentIds),
    bodyFocusIds: merged(a.bodyFocusIds, b.bodyFocusIds),
    instructorIds: merged(a.instructorIds, b.instructorIds),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as Meaning
}

const isEmpty = (meaning: Meaning) => Object.keys(meaning).length === 0

/** A bare number that can only be a length: `pilates 20`. */
const isBareLength = (word: string) => /^[1-9]?[05]$/.test(word) && Number(word) >= 5

/**
 * Reads a search: takes the words that have a meaning (a length, a day, equipment, a name) out of
 * it and leaves the others. `matches` say which words the catalogue has, so that only other words
 * are corrected.
 */
export function readQuery(
  typed: readonly string[],
  vocabulary: Vocabulary,
  matches: readonly WordMatch[],
  modalityOf: (brandId: number) => number[],
): Reading {
  const words = typed.map((word, index) => {
    const known = matches.filter(({ term }) => term === word)
    return meantWord(normalize(word), vocabulary, known, index === typed.length - 1)
  })
  let meaning: Meaning = {}
  let names = 0
  const [rest, titleWords, parts]: [string[], string[], [string[], Meaning][]] = [[], [], []]
  for (let at = 0; at < typed.length;) {
    const length = lengthAt(words, at)
    const phrase = length ? undefined : phraseAt(vocabulary.phrases, words, at)
    const count = length?.words ?? phrase?.words ?? 1
    const own = typed.slice(at, at + count)
    const found = length ? { minutes: length.minutes } : phrase?.value
    if (!found) rest.push(...own)
    else if (found.part && found.day === undefined) parts.push([own, found])
    else {
      if (found.instructorIds) names += 1
      meaning = combine(meaning, found, modalityOf)
    }
    if (!found || !isEmpty(found)) titleWords.push(...own)
    at += count
  }
  // A part of a day is one beside a day only; else it is a word such as others.
  for (const [own, part] of parts)
    if (meaning.day === undefined) rest.push(...own)
    else meaning = combine(meaning, part, modalityOf)
  const bare = rest.find(isBareLength)
  if (bare !== undefined && meaning.minutes === undefined && !isEmpty(meaning)) {
    meaning = { ...meaning, minutes: { min: Number(bare), max: Number(bare) } }
    rest.splice(rest.indexOf(bare), 1)
  }
  const onlyName = names > 0 && titleWords.length === typed.length && rest.length === 0
  const alone = Object.keys(meaning).length === 1
  return { meaning, rest, titleWords, onlyName: onlyName && alone }
}

/** These words of a reading without any meaning of their own. */
export const literally = (reading: Reading, words: string[]): Reading => ({
  ...reading,
  meaning: {},
  rest: words,
  titleWords: words,
  onlyName: false,
})

import { bounds, numbers, units } from './meanings'
import { phraseAt, phrasesOf } from './phrases'

/** A length that was read: how many words it takes, and its minutes. */
type Length = { words: number; minutes: { min?: number; max?: number } }

const numberByPhrase = new Map(
  Object.entries(numbers).flatMap(([value, list]) =>
    phrasesOf(list).map((phrase) => [phrase, Number(value)] as const),
  ),
)
const minutesByUnit = new Map(
  Object.entries(units).flatMap(([minutes, list]) =>
    phrasesOf(list).map((phrase) => [phrase, Number(minutes)] as const),
  ),
)
const boundByPhrase = new Map(
  (['max', 'min'] as const).flatMap((bound) =>
    phrasesOf(bounds[bound]).map((phrase) => [phrase, bound] as const),
  ),
)
const joiners = new Set(['to', 'or', 'a', 'y', 'o', 'ou', 'and', 'et'])

/** The words that lengths are made of, for correcting them. */
export const lengthWords: readonly string[] = [
  ...numberByPhrase.keys(),
  ...minutesByUnit.keys(),
  ...boundByPhrase.keys(),
].flatMap((phrase) => phrase.split(' '))

function numberAt(words: readonly string[], at: number) {
  if (/^\d{1,3}$/.test(words[at] ?? '')) return { words: 1, value: Number(words[at]) }
  return phraseAt(numberByPhrase, words, at)
}

/** The length at a place, such as `under 20 min` or `ten to fifteen minutes`; undefined for none. */
export function lengthAt(words: readonly string[], start: number): Length | undefined {
  let at = start
  const bound = phraseAt(boundByPhrase, words, at)
  at += bound?.words ?? 0
  const first = numberAt(words, at)
  if (!first) return undefined
  at += first.words
  const afterJoiner = joiners.has(words[at] ?? '') ? at + 1 : at
  const second = numberAt(words, afterJoiner)
  if (second) at = afterJoiner + second.words
  const unit = minutesByUnit.get(words[at] ?? '')
  if (unit === undefined) return undefined
  const [low, high] = [first.value * unit, (second ?? first).value * unit]
  const minutes =
    bound?.value === 'max' ? { max: high } : bound ? { min: low } : { min: low, max: high }
  return { words: at + 1 - start, minutes }
}

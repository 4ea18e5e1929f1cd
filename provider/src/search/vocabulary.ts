import type { Lookups } from '../catalogue/lookups'
import { meanings } from './meanings'
import { normalize, phrasesOf } from './phrases'
import { lengthWords } from './read-minutes'

export const groupKinds = [
  'videos',
  'live_classes',
  'programs',
  'collections',
  'instructors',
  'studios',
] as const
export type GroupKind = (typeof groupKinds)[number]

/** What a phrase stands for; one that says nothing is empty. Minutes are included in a range. */
export type Meaning = {
  brandId?: number
  modalityIds?: number[]
  /** Count where neither a brand nor a modality is named. */
  usualModalityIds?: number[]
  equipmentIds?: number[]
  bodyFocusIds?: number[]
  instructorIds?: number[]
  level?: 'beginner' | 'intermediate' | 'advanced'
  minutes?: { min?: number; max?: number }
  /** `today`, `tomorrow`, `weekend`, `now` or a weekday from 0, which is Sunday. */
  day?: string
  part?: 'morning' | 'afternoon' | 'evening'
  kind?: GroupKind
}

export type Vocabulary = {
  phrases: Map<string, Meaning>
  /** The words that phrases and lengths consist of. */
  words: Set<string>
}

type Named = Map<number, { id: number; name: string }>

const idsNamed = (rows: Named, value: string): number[] => {
  const names = value.split('/')
  return [...rows.values()].filter(({ name }) => names.includes(name)).map(({ id }) => id)
}

function minutesOf(value: string): Meaning['minutes'] {
  if (value.startsWith('<=')) return { max: Number(value.slice(2)) }
  if (value.startsWith('>=')) return { min: Number(value.slice(2)) }
  return { min: Number(value), max: Number(value) }
}

/** The meaning that a row states; undefined when the catalogue has nothing of these names. */
function parseMeaning(text: string, lookups: Lookups): Meaning | undefined {
  const meaning: Meaning = {}
  for (const part of text.split(' & ')) {
    const [, property, given = ''] = /^(\w+)(?:=?(.*))$/.exec(part)!
    if (property === 'nothing') continue
    if (property === 'minutes') meaning.minutes = minutesOf(given)
    else if (property === 'brand') [meaning.brandId] = idsNamed(lookups.brands, given)
    else if (property === 'modality') meaning.modalityIds = idsNamed(lookups.modalities, given)
    else if (property === 'usually') meaning.usualModalityIds = idsNamed(lookups.modalities, given)
    else if (property === 'equipment') meaning.equipmentIds = idsNamed(lookups.equipment, given)
    else if (property === 'focus') meaning.bodyFocusIds = idsNamed(lookups.bodyFocuses, given)
    else Object.assign(meaning, { [property!]: given })
  }
  const isKnown = Object.values(meaning).every(
    (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return isKnown ? meaning : undefined
}

/** The names of the catalogue, each with what it stands for; a modality of a brand's name is the brand. */
function namedMeanings(lookups: Lookups): [string, Meaning][] {
  const named = <T extends { id: number; name: string }>(
    rows: Map<number, T>,
    meaningOf: (id: number) => Meaning,
  ) => [...rows.values()].map(({ id, name }): [string, Meaning] => [name, meaningOf(id)])
  return [
    ...[...lookups.instructors.values()].flatMap(({ id, firstName, lastName }) =>
      [`${firstName} ${lastName}`, `${lastName} ${firstName}`, firstName, lastName].map(
        (name): [string, Meaning] => [name, { instructorIds: [id] }],
      ),
    ),
    ...named(lookups.modalities, (id) => ({ modalityIds: [id] })),
    ...named(lookups.equipment, (id) => ({ equipmentIds: [id] })),
    ...named(lookups.bodyFocuses, (id) => ({ bodyFocusIds: [id] })),
    ...named(lookups.brands, (id) => ({ brandId: id })),
  ]
}

function build(lookups: Lookups): Vocabulary {
  const phrases = new Map<string, Meaning>()
  for (const [name, meaning] of namedMeanings(lookups)) {
    const phrase = normalize(name)
    // A name that several instructors share stands for all of them.
    const others = meaning.instructorIds && phrases.get(phrase)?.instructorIds
    phrases.set(
      phrase,
      others ? { instructorIds: [...others, ...meaning.instructorIds!] } : meaning,
    )
  }
  for (const line of meanings.trim().split('\n')) {
    const [text = '', ...lists] = line.split(' | ')
    const meaning = parseMeaning(text, lookups)
    if (meaning) for (const phrase of lists.flatMap(phrasesOf)) phrases.set(phrase, meaning)
  }
  for (const { name } of lookups.brands.values())
    phrases.set(normalize(name), { brandId: idsNamed(lookups.brands, name)[0]! })
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')))
  for (const word of lengthWords) words.add(word)
  return { phrases, words }
}

const built = new WeakMap<Lookups, Vocabulary>()

/** All phrases with a meaning: the table's and the names of the catalogue. */
export function vocabularyOf(lookups: Lookups): Vocabulary {
  const vocabulary = built.get(lookups) ?? build(lookups)
  built.set(lookups, vocabulary)
  return vocabulary
}

/** The phrase of one word that a beginning of at least three letters can only stand for. */
export function completeWord({ phrases }: Vocabulary, typed: string): string | undefined {
  if (typed.length < 3) return undefined
  const found = [...phrases].filter(([phrase]) => phrase.startsWith(typed) && !phrase.includes(' '))
  const meant = new Set(found.map(([, meaning]) => JSON.stringify(meaning)))
  return meant.size === 1 ? found[0]![0] : undefined
}

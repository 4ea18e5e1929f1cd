import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closestTag } from './closest-tag'

/** A language's file: its words for the English ones that the code is written in. */
interface Texts {
  /** What fields are called at the head of a sentence, by their English name. */
  fields: Record<string, string>
  sentences: Record<string, string>
  /** What the sandbox says in the place of the card provider. */
  card: Record<string, string>
}

interface Language extends Texts {
  /** The sentences with places, by what they look like in English with numbers in them. */
  counted: { pattern: RegExp; text: string }[]
}

/** Says in one language what a person is to read. */
export interface Speech {
  /** BCP 47 tag. */
  tag: string
  /** A sentence given in English, its `{places}` filled in; one without a translation stays English. */
  say(sentence: string, values?: Record<string, string>): string
}

const folder = import.meta.dirname
const languages = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), read(name)] as const),
)

function read(name: string): Language {
  const texts = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts
  const withPlaces = Object.entries(texts.sentences).filter(([english]) => english.includes('{'))
  return {
    ...texts,
    counted: withPlaces.map(([english, text]) => ({ pattern: like(english), text })),
  }
}

/** Matches an English sentence with a number in each of its places, by name. */
function like(sentence: string): RegExp {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>-?\\d+(?:\\.\\d+)?)')}$`)
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** A sentence whose places hold numbers already: “is too long (maximum is 60 characters)”. */
function translateCounted({ counted }: Language, sentence: string): string | undefined {
  for (const { pattern, text } of counted) {
    const numbers = pattern.exec(sentence)?.groups
    if (numbers) return fill(text, numbers)
  }
  return undefined
}

function translate(language: Language, sentence: string): string {
  const { fields, sentences, card } = language
  const whole = sentences[sentence] ?? card[sentence] ?? translateCounted(language, sentence)
  if (whole !== undefined) return whole
  // “Email is invalid” is a field and what is wrong with it.
  for (const [field, name] of Object.entries(fields)) {
    if (!sentence.startsWith(`${field} `)) continue
    const rest = sentence.slice(field.length + 1)
    const complaint = sentences[rest] ?? translateCounted(language, rest)
    if (complaint) return `${name} ${complaint}`
  }
  return sentence
}

const english: Speech = { tag: 'en', say: (sentence, values = {}) => fill(sentence, values) }

/** The sandbox's sentences, by language. */
export const cardTexts = (): Record<string, Record<string, string>> =>
  Object.fromEntries([...languages].map(([tag, { card }]) => [tag, card]))

/** The language that an `Accept-Language` header asks for first, or the same of another country, or English. */
export function speechFor(header: string | undefined): Speech {
  const tag = closestTag(header, [english.tag, ...languages.keys()])
  const texts = tag === undefined ? undefined : languages.get(tag)
  if (tag === undefined || !texts) return english
  return { tag, say: (sentence, values = {}) => fill(translate(texts, sentence), values) }
}

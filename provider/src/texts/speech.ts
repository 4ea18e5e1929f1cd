import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closestTag } from './closest-tag'
import type { MessageCode } from './message'

/** A language's file. */
interface Texts {
  /** What fields are called at the head of a sentence. */
  fields: Record<string, string>
  sentences: Record<MessageCode, string>
  /** What the sandbox says in the place of the card provider, by its English sentence. */
  card: Record<string, string>
}

/** Says in one language what a person is to read. */
export interface Speech {
  /** BCP 47 tag. */
  tag: string
  /** A sentence with its `{places}` filled in. */
  say(code: MessageCode, values?: Record<string, string>): string
  /** A message as errors carry it; a text of the card provider stays as it is. */
  read(message: string): string
}

const folder = import.meta.dirname
const defaultTag = 'en'
const languages = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), read(name)] as const),
)

function read(name: string): Texts {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const isCode = (text: string, { sentences }: Texts): text is MessageCode =>
  Object.hasOwn(sentences, text)

const messageShape = /^(?:(?<field>\w+):)?(?<code>\w+)(?:\?(?<values>.*))?$/

function readMessage(texts: Texts, message: string): string {
  const { field, code = '', values = '' } = messageShape.exec(message)?.groups ?? {}
  if (!isCode(code, texts)) return texts.card[message] ?? message
  const sentence = fill(texts.sentences[code], Object.fromEntries(new URLSearchParams(values)))
  if (field === undefined) return sentence
  const name = Object.hasOwn(texts.fields, field) ? texts.fields[field] : undefined
  if (name !== undefined) return `${name} ${sentence}`
  // A field that no person fills in has no name in a language; then all of it is English.
  const words = field.replaceAll('_', ' ')
  const english = readMessage(languages.get(defaultTag)!, message.slice(field.length + 1))
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${english}`
}

/** The sandbox's sentences, by language. */
export const cardTexts = (): Record<string, Record<string, string>> =>
  Object.fromEntries([...languages].map(([tag, { card }]) => [tag, card]))

/** The language that an `Accept-Language` header asks for first, or the same of another country, or English. */
export function speechFor(header: string | undefined): Speech {
  const tag = closestTag(header, [defaultTag, ...languages.keys()]) ?? defaultTag
  const texts = languages.get(tag)!
  return {
    tag,
    say: (code, values = {}) => fill(texts.sentences[code], values),
    read: (message) => readMessage(texts, message),
  }
}

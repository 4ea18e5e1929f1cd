import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppContext } from '../http/context'
import { negotiateLanguage } from './accept-language'
import type { AlternativeText, CardText, DocumentText, MessageCode, SectionText } from './message'
import { matchTag } from './match-tag'

interface Texts {
  /** Names of fields at the start of a sentence. */
  fields: Record<string, string>
  sentences: Record<MessageCode, string>
  /** Those of the sentences that the sandbox shows in place of the card provider. */
  card: Record<CardText, string>
  /** What stands on invoices. */
  documents: Record<DocumentText, string>
  sections: Record<SectionText, string>
  alternatives: Record<AlternativeText, string>
}

/** Translates what a person is to read into one language. */
export interface Translator {
  /** BCP 47 tag. */
  tag: string
  /** A sentence with its `{placeholders}` filled in. */
  translate(code: MessageCode, values?: Record<string, string>): string
  /** The title of a part of a video. */
  section(code: SectionText): string
  /** What may stand in for a piece of equipment, in the middle of a sentence. */
  alternative(code: AlternativeText): string
  /** The sentence of an error's message; a text of the card provider stays as it is. */
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
  const texts = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts & {
    mails: Record<string, string>
  }
  return { ...texts, sentences: { ...texts.sentences, ...texts.mails, ...texts.card } }
}

const fillPlaceholders = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const isCode = (text: string, { sentences }: Texts): text is MessageCode =>
  Object.hasOwn(sentences, text)

const messagePattern = /^(?:(?<field>\w+):)?(?<code>\w+)(?:\?(?<values>.*))?$/

function readMessage(texts: Texts, message: string): string {
  const { field, code = '', values = '' } = messagePattern.exec(message)?.groups ?? {}
  if (!isCode(code, texts)) return message
  const sentence = fillPlaceholders(
    texts.sentences[code],
    Object.fromEntries(new URLSearchParams(values)),
  )
  if (field === undefined) return sentence
  const name = Object.hasOwn(texts.fields, field) ? texts.fields[field] : undefined
  if (name !== undefined) return `${name} ${sentence}`
  // A field that no person fills in has no translated name; then the whole sentence is English.
  const words = field.replaceAll('_', ' ')
  const english = readMessage(languages.get(defaultTag)!, message.slice(field.length + 1))
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${english}`
}

/** The tags of the languages with texts here, other than the default. */
export const translatedTags: readonly string[] = [...languages.keys()].filter(
  (tag) => tag !== defaultTag,
)

/** A text of documents in a language, with its `{placeholders}` filled in. */
export type DocumentTranslator = (code: DocumentText, values?: Record<string, string>) => string

/** The texts of documents in the language of a locale of the web application, such as `en-AU`. */
export function documentTexts(locale: string): DocumentTranslator {
  const { documents } = languages.get(matchTag(locale, [...languages.keys()]) ?? defaultTag)!
  return (code, values = {}) => fillPlaceholders(documents[code], values)
}

/** The texts of the sandbox by language. */
export const sandboxTexts = (): Record<string, Record<CardText, string>> =>
  Object.fromEntries([...languages].map(([tag, { card }]) => [tag, card]))

/**
 * The translator into the language that an `Accept-Language` header asks for first, or the same of
 * another country, or English.
 */
export function translatorFor(header: string | undefined): Translator {
  const tag = negotiateLanguage(header, [defaultTag, ...languages.keys()]) ?? defaultTag
  const texts = languages.get(tag)!
  return {
    tag,
    translate: (code, values = {}) => fillPlaceholders(texts.sentences[code], values),
    section: (code) => texts.sections[code],
    alternative: (code) => texts.alternatives[code],
    read: (message) => readMessage(texts, message),
  }
}

/** The translator into the caller's language. */
export const requestTranslator = (c: AppContext): Translator =>
  translatorFor(c.req.header('accept-language'))

import { flatten, type Messages } from './flatten'
import { readMessage } from './read-message'

const FORM = /^(.+)\.(zero|one|two|few|many|other)$/

/** A text, or its forms by number where they stand in a group of their own (`lib/locale/fill.ts`). */
interface Entry {
  places: Set<string>
  /** The categories of each plural. */
  plurals: string[][]
}

function entriesOf(messages: Messages): Map<string, Entry> {
  const texts = flatten(messages)
  const entries = new Map<string, Entry>()
  for (const [key, text] of texts) {
    const [, group = '', category = ''] = FORM.exec(key) ?? []
    const isForm = texts.has(`${group}.other`)
    const { places, plurals } = readMessage(text)
    const before = entries.get(group)
    if (!isForm) entries.set(key, { places, plurals })
    else
      entries.set(group, {
        places: new Set([...(before?.places ?? []), ...places]),
        plurals: [[...(before?.plurals[0] ?? []), category]],
      })
  }
  return entries
}

/**
 * Where a language does not say what English says: keys that it adds or lacks, places of a text that
 * differ, and plurals without the categories that its numbers have. A language of which a more general
 * one is there too only holds what differs, so it lacks nothing.
 */
export function compareLanguages(en: Messages, others: Record<string, Messages>): string[] {
  const english = entriesOf(en)
  const general = ['en', ...Object.keys(others)]
  return Object.entries(others).flatMap(([tag, messages]) => {
    const own = entriesOf(messages)
    const language = tag.split('-')[0]!
    const isWhole = language === tag || !general.includes(language)
    const lacking = isWhole ? [...english.keys()].filter((key) => !own.has(key)) : []
    return [
      ...lacking.map((key) => `${tag}.json lacks ${key}`),
      ...[...own].flatMap(([key, entry]) => {
        const model = english.get(key)
        if (!model) return [`${tag}.json has ${key}, which en.json lacks`]
        return differences(entry, model, tag).map((problem) => `${tag}.json, ${key}: ${problem}`)
      }),
    ]
  })
}

function differences(entry: Entry, model: Entry, tag: string): string[] {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const missing = [...model.places].filter((place) => !entry.places.has(place))
  const added = [...entry.places].filter((place) => !model.places.has(place))
  const lacking = needed.filter((category) =>
    entry.plurals.some((plural) => !plural.includes(category)),
  )
  return [
    ...missing.map((place) => `lacks {${place}}`),
    ...added.map((place) => `has {${place}}, which en.json lacks`),
    ...lacking.map((category) => `a plural lacks ${category}`),
    ...(entry.plurals.length === model.plurals.length ? [] : ['has not the plurals of en.json']),
  ]
}

const FORM = /^(.+)\.(zero|one|two|few|many|other)$/

/** A text, or a group of plural forms with keys of their own (`lib/locale/fill.ts`). */
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
 * Where a language does not match English: extra or missing keys, texts with different
 * placeholders, and plurals without the categories that the language needs. A regional language
 * with a general one next to it only holds what differs, so it may lack keys.
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

export type Messages = { [key: string]: string | Messages }

/** The messages by their full keys: `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. */
export function flatten(messages: Messages, start = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${start}${key}`, value] as const]
        : [...flatten(value, `${start}${key}.`)],
    ),
  )
}

/** The parts of a text in ICU message syntax. */
export interface MessageParts {
  /** Placeholders, with the options of a select: `{country, select, US {…} …}`. */
  places: Set<string>
  /** The categories of each plural in the text. */
  plurals: string[][]
}

/** Parses the placeholders, tags and plurals of a text. Throws on unbalanced braces. */
function readMessage(text: string): MessageParts {
  const parts: MessageParts = { places: new Set(), plurals: [] }
  for (const [, tag] of text.matchAll(/<(\w+)>/g)) parts.places.add(`<${tag}>`)
  readPlaces(text, parts)
  return parts
}

function readPlaces(text: string, parts: MessageParts) {
  for (const { inside } of blocks(text)) {
    const [name = '', kind, ...rest] = inside.split(',').map((part) => part.trim())
    const body = rest.join(',')
    if (kind === undefined) parts.places.add(name)
    else {
      const options = [...blocks(body)]
      const names = options.map(({ before }) => before.trim())
      if (kind === 'plural') parts.plurals.push(names)
      parts.places.add(kind === 'plural' ? name : `${name}: ${names.sort().join(' ')}`)
      for (const option of options) readPlaces(option.inside, parts)
    }
  }
}

/** The outermost blocks in braces, each with the text before it. */
function* blocks(text: string) {
  let depth = 0
  let start = 0
  let before = ''
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') {
      if (depth === 0) before = text.slice(start, at)
      if (depth === 0) start = at + 1
      depth++
    } else if (text[at] === '}') {
      depth--
      if (depth < 0) break
      if (depth === 0) {
        yield { before, inside: text.slice(start, at) }
        start = at + 1
      }
    }
  }
  if (depth !== 0) throw new Error(`Braces do not match: ${text}`)
}

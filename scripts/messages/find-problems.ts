import { compareLanguages, flatten, type Messages } from './compare-languages'
import { findFrenchSpaces } from './french-spaces'
import { findStraightQuotes } from './quotes'
import { findMisspellings } from './spellings'
import type { MessageUses } from './message-uses'

type Input = {
  en: Messages
  others: Record<string, Messages>
  uses: Record<string, MessageUses>
}

/**
 * Mismatches between messages and code: keys that the code uses and `en` lacks, unused keys of
 * `en`, languages that do not match `en`, words spelled differently in a country's English,
 * straight quotes, and wrong spaces in French.
 */
export function findProblems({ en, others, uses }: Input): string[] {
  const keys = [...flatten(en).keys()]
  const known = new Set(keys)
  const isBranch = (key: string) => keys.some((other) => other.startsWith(`${key}.`))
  const all = Object.values(uses)
  const asked = new Set(all.flatMap((use) => use.keys))
  const prefixes = all.flatMap((use) => use.prefixes)
  const endings = all.flatMap((use) => use.endings)

  const isUsed = (key: string) =>
    asked.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix)) ||
    endings.some((ending) =>
      ending.endsWith('.')
        ? key.includes(`.${ending}`)
        : key === ending || key.endsWith(`.${ending}`),
    )

  const missing = Object.entries(uses).flatMap(([file, use]) =>
    use.keys
      .filter((key) => !known.has(key) && !isBranch(key))
      .map((key) => `${file} asks for ${key}, which en.json lacks`),
  )
  const isPrefix = (start: string) =>
    keys.some((key) => key.startsWith(start)) || known.has(start.replace(/\.$/, ''))
  const missingBelow = Object.entries(uses).flatMap(([file, use]) =>
    use.prefixes
      .filter((prefix) => !isPrefix(prefix))
      .map((prefix) => `${file} asks for keys that begin with ${prefix}, which en.json lacks`),
  )
  const unused = keys.filter((key) => !isUsed(key)).map((key) => `en.json: nothing asks for ${key}`)
  return [
    ...missing,
    ...missingBelow,
    ...unused,
    ...compareLanguages(en, others),
    ...findMisspellings(en, others),
    ...Object.entries({ en, ...others }).flatMap(([tag, own]) =>
      findStraightQuotes(`${tag}.json`, own),
    ),
    ...findFrenchSpaces('fr-CA.json', others['fr-CA'] ?? {}),
  ]
}

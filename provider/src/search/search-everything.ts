import { loadLookups, type Lookups } from '../catalogue/lookups'
import type { Deps } from '../deps'
import { findGroups } from './find-groups'
import { literally, queryWords, readQuery, type Reading } from './read-query'
import { presentGroups } from './search-sources'
import { type Corpus, matchWords, type WordMatch } from './text-search'
import { toWanted } from './to-wanted'
import { vocabularyOf } from './vocabulary'
import type { WireSearchResult } from './wire'

const corpora: Corpus[] = ['videos', 'video_groups', 'live_classes', 'instructors', 'studios']

/** The modality of the same name as a brand. */
const modalityOfBrand = (lookups: Lookups) => (brandId: number) => {
  const name = lookups.brands.get(brandId)?.name
  return [...lookups.modalities.values()].filter((one) => one.name === name).map(({ id }) => id)
}

/**
 * The reading without words that the catalogue does not have and, among others, without those that
 * count only when there is nothing else.
 */
function withoutIdleWords(reading: Reading, matches: readonly WordMatch[]): Reading {
  const isKnown = (word: string) => matches.some(({ term, words }) => term === word && words)
  const isStop = (word: string) => matches.some(({ term, stop }) => term === word && stop)
  const known = reading.rest.filter(isKnown)
  const significant = known.filter((word) => !isStop(word))
  const isAlone = Object.keys(reading.meaning).length === 0 && significant.length === 0
  if (isAlone) return reading
  const dropped = reading.rest.filter((word) => !isKnown(word))
  const titleWords = reading.titleWords.filter((word) => !dropped.includes(word))
  return { ...reading, rest: significant, titleWords }
}

/**
 * The readings that are tried where a search as it was understood finds nothing: the text alone
 * where a title has it (the name of a city), the meaning alone, and all words literally.
 */
async function findAnything<T extends { groups: unknown[]; hasTitle: boolean }>(
  reading: Reading,
  matches: readonly WordMatch[],
  find: (reading: Reading) => Promise<T>,
): Promise<T> {
  const literal = await find(literally(reading, reading.titleWords))
  const isBoth = reading.rest.length > 0 && Object.keys(reading.meaning).length > 0
  if (literal.groups.length > 0 || !isBoth) return literal
  const isExact = reading.rest.every((word) =>
    matches.some(({ term, exact }) => term === word && exact),
  )
  const text = isExact && (await find(literally(reading, reading.rest)))
  return text && text.hasTitle ? text : find({ ...reading, rest: [] })
}

/**
 * Searches everything for a text. Words with a meaning (a length, a day, equipment, a name) become
 * filters, the others must occur. A title that has all the words wins over what they mean.
 */
export async function searchEverything(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { q, limit, timeZone }: { q: string; limit: number; timeZone: string },
  viewerId: number | undefined,
): Promise<WireSearchResult> {
  const lookups = await loadLookups(deps.db)
  const typed = queryWords(q)
  const matches = await matchWords(deps.db, corpora, [...new Set(typed)])
  const find = async (reading: Reading) => {
    const wanted = await toWanted(deps, reading, timeZone)
    return { wanted, ...(await findGroups(deps.db, { reading, wanted, matches, limit })) }
  }
  const read = readQuery(typed, vocabularyOf(lookups), matches, modalityOfBrand(lookups))
  const reading = withoutIdleWords(read, matches)
  const meant = await find(reading)
  const isFine = meant.groups.length > 0 && !meant.losesTitle
  const { wanted, groups } = isFine ? meant : await findAnything(reading, matches, find)
  const answered = await presentGroups(deps, groups, viewerId)
  return { filters: wanted.filters, groups: answered as WireSearchResult['groups'] }
}

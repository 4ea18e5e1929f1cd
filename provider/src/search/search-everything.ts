import { loadLookups, type Lookups } from '../catalogue/lookups'
import type { Deps } from '../deps'
import { findGroups } from './find-groups'
import { literally, queryWords, readQuery, type Reading } from './read-query'
import { presentGroup } from './search-sources'
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
 * Searches everything for a text. Words with a meaning (a length, a day, equipment, a name) become
 * filters, the others must occur. A title that has all the words wins over what they mean, and so
 * does the text where its meaning finds nothing.
 */
export async function searchEverything(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { q, limit, timeZone }: { q: string; limit: number; timeZone: string },
  viewerId: number | undefined,
): Promise<WireSearchResult> {
  const lookups = await loadLookups(deps.db)
  const typed = queryWords(q)
  const matches = await matchWords(deps.db, corpora, [...new Set(typed)])
  const read = readQuery(typed, vocabularyOf(lookups), matches, modalityOfBrand(lookups))
  const find = async (reading: Reading) => {
    const wanted = await toWanted(deps, reading, timeZone)
    return { wanted, ...(await findGroups(deps.db, { reading, wanted, matches, limit })) }
  }
  const reading = withoutIdleWords(read, matches)
  const meant = await find(reading)
  const isLiteral = meant.losesTitle || meant.groups.length === 0
  const literal = isLiteral ? await find(literally(reading)) : meant
  const { wanted, groups } = literal.groups.length > 0 ? literal : meant
  const presented = groups.map(async ({ kind, ids, total }) => ({
    ...(await presentGroup(deps, kind, ids, viewerId)),
    total,
  }))
  const answered = (await Promise.all(presented)) as WireSearchResult['groups']
  return { filters: wanted.filters, groups: answered }
}

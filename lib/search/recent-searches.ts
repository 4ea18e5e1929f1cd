import { list, string } from '@/lib/api/schema'
import { parseStored } from '@/lib/storage/parse-stored'
import { browserStorage } from '@/lib/storage/storage'

const KEY = 'recent-searches'
const MAX = 6

/** The texts that were searched for on this device, the newest first. */
export const recentSearches = (): readonly string[] =>
  parseStored(browserStorage.read(KEY), list(string)) ?? []

/** Puts a text in front of the recent ones. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  browserStorage.write(KEY, JSON.stringify([text, ...others].slice(0, MAX)))
}

export const forgetSearches = () => browserStorage.write(KEY, null)

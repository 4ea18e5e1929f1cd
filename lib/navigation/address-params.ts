import { type QueryParams, replaceParams } from '@/lib/routing/query'

/** The ids in a query parameter such as `1,2`; invalid ids are ignored. */
export function readIds(value: string | null): number[] {
  const found = (value ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(found.map(Number))]
}

/**
 * The ids that are among `choices`; all of them when `choices` is empty because they could not be
 * loaded.
 */
export function knownIds(ids: readonly number[], choices: readonly { id: number }[]): number[] {
  if (choices.length === 0) return [...ids]
  return ids.filter((id) => choices.some((choice) => choice.id === id))
}

/** Adds the id to a list, or removes it. */
export function toggleIn(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/**
 * Changes query parameters without leaving the page, as a new history entry that Back can undo.
 * Empty parameters are removed, unnamed ones are kept. Browser only.
 */
export function pushParams(changed: QueryParams): void {
  window.history.pushState(null, '', addressWith(changed))
}

/** The same without a history entry, for what is typed. Browser only. */
export function replaceAddress(changed: QueryParams): void {
  window.history.replaceState(null, '', addressWith(changed))
}

function addressWith(changed: QueryParams): string {
  const query = replaceParams(location.search, changed)
  return query ? `?${query}` : window.location.pathname
}

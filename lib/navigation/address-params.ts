import { type QueryParams, replaceParams } from '@/lib/routing/query'

/** The ids that an address names in one parameter, as in `1,2`; what is no id is as if absent. */
export function readIds(value: string | null): number[] {
  const found = (value ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(found.map(Number))]
}

/**
 * The ids among `choices`; all of them when there are no choices, which then could not be asked for.
 */
export function knownIds(ids: readonly number[], choices: readonly { id: number }[]): number[] {
  if (choices.length === 0) return [...ids]
  return ids.filter((id) => choices.some((choice) => choice.id === id))
}

/** The ids with one more, or without it where it is among them. */
export function toggleIn(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/**
 * Changes parameters of the address without leaving the page: a new entry in the history, so that
 * Back undoes it. Empty ones go, those that are not named stay. Browser only.
 */
export function pushParams(changed: QueryParams): void {
  const query = replaceParams(location.search, changed)
  window.history.pushState(null, '', query ? `?${query}` : window.location.pathname)
}

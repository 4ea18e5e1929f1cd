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
 * Changes query parameters without leaving the page, as a new history entry that Back can undo; a
 * search text that is typed on replaces the entry of its beginning. Empty parameters are removed,
 * unnamed ones are kept. Browser only.
 */
export function pushParams(changed: QueryParams): void {
  const query = replaceParams(location.search, changed)
  const isTypedOn = continuesSearch(splitSearch(location.search), splitSearch(query))
  window.history[isTypedOn ? 'replaceState' : 'pushState'](null, '', addressOf(query))
}

/** The same without a history entry, for what is typed. Browser only. */
export function replaceAddress(changed: QueryParams): void {
  window.history.replaceState(null, '', addressOf(replaceParams(location.search, changed)))
}

const addressOf = (query: string) => (query ? `?${query}` : window.location.pathname)

function splitSearch(query: string) {
  const params = new URLSearchParams(query)
  const q = params.get('q') ?? ''
  params.delete('q')
  return { q, rest: params.toString() }
}

const continuesSearch = (from: Split, to: Split) =>
  from.q !== '' && to.q !== '' && from.q !== to.q && from.rest === to.rest
type Split = ReturnType<typeof splitSearch>

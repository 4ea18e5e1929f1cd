import { type QueryParams, replaceParams } from '@/lib/routing/query'

/**
 * Changes parameters of the address without leaving the page: a new entry in the history, so that
 * Back undoes it. Empty ones go, those that are not named stay. Browser only.
 */
export function pushParams(changed: QueryParams): void {
  const query = replaceParams(location.search, changed)
  window.history.pushState(null, '', query ? `?${query}` : window.location.pathname)
}

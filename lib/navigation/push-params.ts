import { buildQuery, type QueryParams } from '@/lib/query'

/**
 * Changes parameters of the address without leaving the page: a new entry in the history, so that
 * Back undoes it. Empty ones go, those that are not named stay. Browser only.
 */
export function pushParams(changed: QueryParams): void {
  const params = new URLSearchParams(location.search)
  for (const key of Object.keys(changed)) params.delete(key)
  const query = [params.toString(), buildQuery(changed)].filter(Boolean).join('&')
  window.history.pushState(null, '', query ? `?${query}` : window.location.pathname)
}

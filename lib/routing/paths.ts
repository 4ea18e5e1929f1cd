import { buildQuery, type QueryParams } from '@/lib/query'
import { screens, type ScreenKey } from './screens'

/**
 * The address of a screen, without the language's prefix.
 *
 * @param screen key of the screen table
 * @param query parameters in the order they are to stand; empty ones are left out
 */
export function screenPath(screen: ScreenKey, query: QueryParams = {}): string {
  const search = buildQuery(query)
  return search === '' ? screens[screen].path : `${screens[screen].path}?${search}`
}

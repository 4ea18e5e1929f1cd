import { buildQuery, type QueryParams } from './query'
import { screens, type ScreenKey } from './screens'

/**
 * The address of a screen, without the language's prefix.
 *
 * @param screen key of the screen table
 * @param query parameters in the order they are to stand; empty ones are left out
 */
export function screenPath(screen: ScreenKey, query: QueryParams = {}): string {
  const row = screens[screen]
  const { id, ...rest } = query
  const bySegment = 'id' in row && row.id === 'segment'
  const path = bySegment ? `${row.path}/${String(id)}` : row.path
  const search = buildQuery(bySegment ? rest : query)
  return search === '' ? path : `${path}?${search}`
}

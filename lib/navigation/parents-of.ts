import { screenOf } from '@/lib/routing/screen-of'
import { screenPath } from '@/lib/routing/paths'
import type { ScreenKey } from '@/lib/routing/screens'
import { parentPaths } from './breadcrumbs'

interface Parent {
  path: string
  /** Null for a section without a screen of its own. */
  screen: ScreenKey | null
}

/** Where a screen stands whose path does not tell. */
const standsBelow: Partial<Record<ScreenKey, string>> = {
  'video-detail': '/classes',
  'live-class-detail': '/schedule',
}

/** What stands above a screen, home first. Specification 2, breadcrumbs. */
export function parentsOf(screen: ScreenKey): Parent[] {
  const parent = standsBelow[screen]
  // A detail page stands below its list whichever id it has.
  const path = parent ? `${parent}/0` : screenPath(screen, { id: 0 })
  return parentPaths(path).map((above) => ({ path: above, screen: screenOf(above) }))
}

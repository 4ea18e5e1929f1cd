import { type ScreenKey, screenOf } from '@/lib/routing/screens'
import { screenPath } from '@/lib/routing/links'

interface Parent {
  path: string
  /** Null for a section without a screen of its own. */
  screen: ScreenKey | null
}

/** Parents of screens whose path does not contain them. */
const standsBelow: Partial<Record<ScreenKey, string>> = {
  'video-detail': '/classes',
  'live-class-detail': '/schedule',
}

/** The parents of a screen, home first. Specification 2, breadcrumbs. */
export function parentsOf(screen: ScreenKey): Parent[] {
  const parent = standsBelow[screen]
  // The parent does not depend on the id, so any id will do.
  const path = parent ? `${parent}/0` : screenPath(screen, { id: 0 })
  return parentPaths(path).map((above) => ({ path: above, screen: screenOf(above) }))
}

/**
 * The paths above `path`, outermost first and beginning with the root; the path itself is not among
 * them, and the root has none. Query and fragment are ignored. Specification 2, breadcrumbs.
 *
 * @internal
 */
export function parentPaths(path: string): string[] {
  const segments = path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean)
  return segments.map((_, index) => `/${segments.slice(0, index).join('/')}`)
}

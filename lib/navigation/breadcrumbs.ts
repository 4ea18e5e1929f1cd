/**
 * The paths above `path`, outermost first and beginning with the root; the path itself is not among
 * them, and the root has none. Query and fragment are ignored. Specification 2, breadcrumbs.
 */
export function parentPaths(path: string): string[] {
  const segments = path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean)
  return segments.map((_, index) => `/${segments.slice(0, index).join('/')}`)
}

/**
 * Adds parameters to a path of this site. What the path already carries wins, so that a parameter
 * stands once; the fragment stays last.
 */
export function withQuery(path: string, params: URLSearchParams): string {
  const [, pathname = '', search = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  const merged = new URLSearchParams(search)
  for (const key of new Set(params.keys())) {
    const value = params.get(key)
    if (value && !merged.has(key)) merged.set(key, value)
  }
  return merged.size === 0 ? `${pathname}${fragment}` : `${pathname}?${merged}${fragment}`
}

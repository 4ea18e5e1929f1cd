/**
 * The URL with only the first value of each query parameter. Next.js matches its routing rules
 * against the last value, while pages in the browser read the first.
 *
 * @param url path and query of a request
 */
export function firstValues(url: string): string {
  const start = url.indexOf('?') + 1
  if (start === 0 || !url.includes('&', start)) return url
  const seen = new Set<string>()
  const pairs = url.slice(start).split('&')
  const first = pairs.filter((pair) => {
    const [name] = new URLSearchParams(pair).keys()
    return name === undefined || (!seen.has(name) && seen.add(name))
  })
  return first.length === pairs.length ? url : `${url.slice(0, start)}${first.join('&')}`
}

/**
 * Adds parameters to a path of this site. Parameters that the path already has win, so that each
 * occurs once; the fragment stays at the end.
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

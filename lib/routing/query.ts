/** A value in a query string. Arrays are joined by commas. */
export type QueryValue = string | number | boolean | null | undefined
export type QueryParams = Record<string, QueryValue | readonly QueryValue[]>

const isPresent = (value: QueryValue) => value !== undefined && value !== null && value !== ''

// A comma is legal in a query and keeps `modalities_ids=1,2` readable.
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',')

/**
 * Builds a query string without the leading `?`. Empty values (undefined, null, '' and []) are left
 * out; `0` and `false` are kept. Keys are written as given. Specification 5, query strings.
 */
export function buildQuery(params: QueryParams): string {
  return Object.entries(params)
    .map(([key, value]) => {
      const values = (Array.isArray(value) ? value : [value]).filter(isPresent)
      return values.length > 0 ? `${encode(key)}=${encode(values.join(','))}` : ''
    })
    .filter(Boolean)
    .join('&')
}

/** Appends parameters to a path of this site. */
export function addParams(path: string, added: QueryParams): string {
  const query = buildQuery(added)
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** Replaces or adds parameters in a query string. */
export function replaceParams(search: string, changed: QueryParams): string {
  const kept = new URLSearchParams(search)
  for (const key of Object.keys(changed)) kept.delete(key)
  return [kept.toString(), buildQuery(changed)].filter(Boolean).join('&')
}

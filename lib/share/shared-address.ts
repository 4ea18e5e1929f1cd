import { filterKeys } from '@/lib/catalogue/filter-table'

/**
 * What an address has to keep so that it shows somebody else the same. Everything else belongs to
 * the visitor or to their way here: tokens, referrers, studios and plans of a purchase, where to go
 * back to, campaigns.
 */
const kept: ReadonlySet<string> = new Set([
  'brand',
  'brand_id',
  'external_id',
  'id',
  'date',
  'sort',
  ...filterKeys,
])

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? ''

/**
 * The address under which a page is shared: the one it has, without what is private. What stays is
 * not written anew, so an address that has nothing to hide stays as it is.
 */
export function sharedAddress(href: string): string {
  const [, page = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(href) ?? []
  const query = search
    .split('&')
    .filter((pair) => kept.has(nameOf(pair)))
    .join('&')
  return query === '' ? page : `${page}?${query}`
}

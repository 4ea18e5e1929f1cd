import { allFilterKeys } from '@/lib/catalogue/filter-table'

/**
 * Parameters that a shared URL keeps because they determine what the page shows. All others belong
 * to the visitor or their session: tokens, referrers, studios and plans of a purchase, return
 * paths, campaigns.
 */
const kept: ReadonlySet<string> = new Set([
  'brand',
  'brand_id',
  'external_id',
  'id',
  'date',
  'sort',
  'starts_from',
  'starts_until',
  ...allFilterKeys,
])

const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? ''

/**
 * The URL under which a page is shared: the current one without private parameters. Kept parameters
 * are not re-encoded, so a URL without private parameters does not change.
 */
export function sharedAddress(href: string): string {
  const [, page = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(href) ?? []
  const query = search
    .split('&')
    .filter((pair) => kept.has(nameOf(pair)))
    .join('&')
  return query === '' ? page : `${page}?${query}`
}

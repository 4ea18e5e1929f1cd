import type { Brand } from './brands'

/**
 * The name of the `<meta>` element in which the root layout writes the brands without a look, and
 * those that have another name in the page's language.
 */
export const PAGE_BRANDS_META = 'x-plus-brands'

/**
 * The offered brands that have no look or no such name of their own here, as the page names them;
 * none on the server, which reads `offeredBrands`.
 */
export function pageBrands(): readonly Brand[] {
  if (typeof document === 'undefined') return []
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_BRANDS_META}"]`)
  return meta ? (JSON.parse(meta.content) as Brand[]) : []
}

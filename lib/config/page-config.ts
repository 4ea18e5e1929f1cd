import type { PublicConfig } from './public-config'

/** The name of the `<meta>` element in which the root layout writes the public configuration. */
export const PAGE_CONFIG_META = 'x-plus-config'

/** The public configuration in the browser; null on a page without it. */
export function pageConfig(): PublicConfig | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_CONFIG_META}"]`)
  return meta ? (JSON.parse(meta.content) as PublicConfig) : null
}

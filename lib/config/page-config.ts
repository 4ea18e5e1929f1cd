import type { PublicConfig } from './public-config'

/** The name of the `<meta>` in which the root layout writes the configuration for scripts. */
export const PAGE_CONFIG_META = 'x-plus-config'

/** The configuration of the page in this browser; null on a page that carries none. */
export function pageConfig(): PublicConfig | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_CONFIG_META}"]`)
  return meta ? (JSON.parse(meta.content) as PublicConfig) : null
}

import { PAGE_CONFIG_META } from '@/lib/config/page-config'
import { publicConfig } from '@/lib/config/public-config'

/** Writes the configuration that scripts may know into the page. */
export function PageConfig() {
  return <meta name={PAGE_CONFIG_META} content={JSON.stringify(publicConfig())} />
}

import { defaultLocale } from '@/lib/locale/locales'
import { siteManifest } from '@/lib/seo/site-manifest'

export default function manifest() {
  return siteManifest(defaultLocale)
}

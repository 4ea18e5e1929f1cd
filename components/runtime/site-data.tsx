import { env } from '@/lib/config/env'
import { publicConfig } from '@/lib/config/public-config'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/page-links'
import { site } from '@/lib/seo/structured/site'
import { StructuredData } from './structured-data'

/** Tells search engines who runs the site and how it is searched. Stands on home. */
export async function SiteData() {
  const { locale } = await currentPageContext()
  const { NEXTAUTH_URL: origin } = env()
  const { helpUrl, support } = publicConfig()
  const to = linksFrom({ locale, brand: 'all' })
  return (
    <StructuredData
      things={site({
        origin,
        locale,
        helpUrl,
        email: support.email,
        url: `${origin}${to('home')}`,
        searchUrl: `${origin}${to('workouts')}`,
      })}
    />
  )
}

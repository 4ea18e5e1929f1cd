import { structuredText, type Thing } from '@/lib/seo/structured/thing'
import { env } from '@/lib/config/env'
import { publicConfig } from '@/lib/config/public-config'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/current-page'
import { site } from '@/lib/seo/structured/site'

/** Structured data for search engines, in a data block that browsers do not execute. */
export function StructuredData({ things }: { things: readonly (Thing | null)[] }) {
  const known = things.filter((thing) => thing !== null)
  if (known.length === 0) return null
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredText(known) }}
    />
  )
}

/** Structured data of the home page about the organization and the site's search. */
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

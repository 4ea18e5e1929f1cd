import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { brandCount } from '@/lib/api/cached/offered-brands'
import { env } from '@/lib/config/env'
import type { QueryParams } from '@/lib/routing/query'
import { currentBrand, currentPageContext } from '@/lib/routing/current-page'
import type { ScreenKey } from '@/lib/routing/screens'
import { brandPicturePath } from '@/lib/seo/picture/picture-content'
import { isIndexed } from './indexing'
import { pageAddresses, pageMetadata } from './page-metadata'

interface PageWords {
  title?: string
  /** One or two sentences; defaults to the product's description. */
  description?: string
  /** Parameters that identify the page beside its path: the id of an entity, or a day. */
  query?: QueryParams
  /** Path of the social sharing picture; defaults to the brand's. */
  picture?: string
  type?: 'website' | 'video.other'
}

/**
 * The metadata that `generateMetadata` of every screen returns. URLs are absolute, from the
 * environment of the running server.
 */
export async function describePage(screen: ScreenKey, page: PageWords = {}): Promise<Metadata> {
  // Must come first: at build time it ends the render before the environment is read, which is
  // unknown then.
  const [context, brand] = await Promise.all([currentPageContext(), currentBrand()])
  const t = await getTranslations('metadata')
  const general = t('description', { count: await brandCount(context.locale) })
  const { NEXTAUTH_URL: origin } = env()
  return pageMetadata({
    locale: context.locale,
    addresses: pageAddresses(origin, context, screen, page.query),
    title: page.title,
    description: page.description || general,
    picture: {
      url: `${origin}${page.picture ?? brandPicturePath(brand.look)}`,
      alt: page.title ?? general,
    },
    type: page.type ?? 'website',
    indexed: isIndexed(screen),
  })
}

/** The metadata of a page whose entity does not exist (404) or could not be loaded (503). */
export async function describeFailure(reason: 'missing' | 'unavailable'): Promise<Metadata> {
  const errors = await getTranslations('errors')
  const title = errors(reason === 'missing' ? 'notFoundTitle' : 'unavailableTitle')
  return { title, robots: { index: false } }
}

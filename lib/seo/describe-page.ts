import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { brandCount } from '@/lib/brand/brand-count'
import { env } from '@/lib/config/env'
import type { QueryParams } from '@/lib/routing/query'
import { currentPageContext } from '@/lib/routing/current-page'
import type { ScreenKey } from '@/lib/routing/screens'
import { brandPicturePath } from '@/lib/seo/picture/picture-content'
import { isIndexed } from './indexing'
import { pageAddresses, pageMetadata } from './page-metadata'

interface PageWords {
  title?: string
  /** In one or two sentences; the product's own where there is none. */
  description?: string
  /** What names the page beside its path: the id of an entity, a day. */
  query?: QueryParams
  /** Path of the picture beside a shared link; the brand's where there is none. */
  picture?: string
  type?: 'website' | 'video.other'
}

/**
 * The head of a page: what `generateMetadata` of every screen returns. Addresses are absolute, from
 * the environment of the running server.
 */
export async function describePage(screen: ScreenKey, page: PageWords = {}): Promise<Metadata> {
  // First, as it ends the render at build, where the environment is not known.
  const context = await currentPageContext()
  const t = await getTranslations('metadata')
  const general = t('description', { count: brandCount })
  const { NEXTAUTH_URL: origin } = env()
  return pageMetadata({
    locale: context.locale,
    addresses: pageAddresses(origin, context, screen, page.query),
    title: page.title,
    description: page.description || general,
    picture: {
      url: `${origin}${page.picture ?? brandPicturePath(context.brand)}`,
      alt: page.title ?? general,
    },
    type: page.type ?? 'website',
    indexed: isIndexed(screen),
  })
}

/** The head of a page whose subject does not exist (404), or could not be asked for (503). */
export async function describeFailure(reason: 'missing' | 'unavailable'): Promise<Metadata> {
  const errors = await getTranslations('errors')
  const title = errors(reason === 'missing' ? 'notFoundTitle' : 'unavailableTitle')
  return { title, robots: { index: false } }
}

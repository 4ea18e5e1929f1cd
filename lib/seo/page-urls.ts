import 'server-only'
import { env } from '@/lib/config/env'
import type { QueryParams } from '@/lib/routing/query'
import { pageLinks } from '@/lib/routing/page-links'
import type { ScreenKey } from '@/lib/routing/screens'

/** Where people open the product, and absolute addresses in the language and brand of the page. */
export async function pageUrls() {
  const to = await pageLinks()
  const { NEXTAUTH_URL: origin } = env()
  const absolute = (screen: ScreenKey, query?: QueryParams) => `${origin}${to(screen, query)}`
  return { origin, absolute }
}

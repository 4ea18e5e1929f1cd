import 'server-only'
import { cacheTag } from 'next/cache'
import { settle } from '@/lib/api/cached/settle'
import { listHomepageOffers } from '@/lib/api/offers'
import { publicApiIn } from '@/lib/api/public'

/** The offers of home. */
export async function cachedHomepageOffers(
  locale: string,
  query: { brandId: number | null; perPage: number },
) {
  'use cache'
  cacheTag('offers')
  return settle(listHomepageOffers(publicApiIn(locale), query))
}

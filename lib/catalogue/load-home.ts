import 'server-only'
import { cachedNextLiveClasses } from '@/lib/api/cached/live-classes'
import { cachedHomepageOffers } from '@/lib/api/cached/plans'
import { cachedVideoGroups, cachedVideos } from '@/lib/api/cached/catalogue'

/** Number of items in a row of the home page. */
const ROW = 12

/** The data of the rows of the home page; each row can fail on its own. */
export async function loadHome(locale: string, brandId: number | null) {
  const query = { brandId, perPage: ROW }
  const [live, offers, newest, popular, short, collections, programs] = await Promise.all([
    cachedNextLiveClasses(locale, brandId),
    cachedHomepageOffers(locale, query),
    cachedVideos(locale, query),
    cachedVideos(locale, { ...query, sort: 'popular' }),
    cachedVideos(locale, { ...query, durationMax: 14 }),
    cachedVideoGroups(locale, 'collection', query),
    cachedVideoGroups(locale, 'program', query),
  ])
  return { live, offers, newest, popular, short, collections, programs }
}

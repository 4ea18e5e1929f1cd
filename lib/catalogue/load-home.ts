import 'server-only'
import { cachedNextLiveClasses } from '@/lib/api/cached/live-classes'
import { cachedHomepageOffers } from '@/lib/api/cached/plans'
import { cachedVideoGroups, cachedVideos } from '@/lib/api/cached/catalogue'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Video } from '@/lib/api/videos'

/** Number of items in a row of the home page. */
export const ROW = 10

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

/** Among how many popular videos for beginners a free one is looked for. */
const LOOKED_AT = 50

/** A popular free video for beginners, which guests can play; null when there is none. */
export async function loadFreeVideo(locale: string, brandId: number | null): Promise<Video | null> {
  const query = { brandId, level: 'beginner', sort: 'popular', perPage: LOOKED_AT } as const
  return itemsOf(await cachedVideos(locale, query)).find(({ free }) => free) ?? null
}

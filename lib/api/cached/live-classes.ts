import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { orNull } from '@/lib/api/cached/not-found'
import { getLiveClass, type LiveClassQuery, listLiveClasses } from '@/lib/api/live-classes'
import { publicApiIn } from '@/lib/api/public'
import { DAY_MS } from '@/lib/dates'

const LONGEST_CLASS_MS = 2 * 3_600_000

/** The live classes of a span of time, by start. Throws when the provider fails. */
export async function cachedLiveClasses(locale: string, query: LiveClassQuery) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('live-classes')
  return listLiveClasses(publicApiIn(locale), query)
}

/**
 * The live classes that run now or begin within `days` days. The span is measured when the cache is
 * filled; the browser decides what is next and what is past. Throws when the provider fails.
 */
export async function cachedUpcomingLiveClasses(
  locale: string,
  days: number,
  query: Omit<LiveClassQuery, 'from' | 'to'> = {},
) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('live-classes')
  const from = new Date(Date.now() - LONGEST_CLASS_MS).toISOString()
  const to = new Date(Date.now() + days * DAY_MS).toISOString()
  return listLiveClasses(publicApiIn(locale), { ...query, from, to })
}

/** One live class, or null when there is none with this id. Throws when the provider fails. */
export async function cachedLiveClass(locale: string, id: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('live-classes')
  return orNull(getLiveClass(publicApiIn(locale), id))
}

import 'server-only'
import { cacheTag } from 'next/cache'
import { getLiveClass, listLiveClasses, type LiveClassQuery } from '@/lib/api/live-classes'
import { publicApiIn } from '@/lib/api/server-clients'
import { DAY_MS } from '@/lib/time/dates'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'
import { splitByEnd } from '@/lib/schedule/run-phase'
import { toLoadable } from './loadable'

const LONGEST_CLASS_MS = 2 * 3_600_000

/** The live classes of a span of time, by start. */
export async function cachedLiveClasses(locale: string, query: LiveClassQuery) {
  'use cache'
  cacheTag('live-classes')
  return toLoadable(listLiveClasses(publicApiIn(locale), query))
}

/**
 * The live classes that run now or begin within `days` days. The span is measured when the cache is
 * filled; the browser decides what is next and what is past.
 */
export async function cachedUpcomingLiveClasses(
  locale: string,
  days: number,
  query: Omit<LiveClassQuery, 'from' | 'to'> = {},
) {
  'use cache'
  cacheTag('live-classes')
  const now = Date.now()
  const from = new Date(now - LONGEST_CLASS_MS).toISOString()
  const to = new Date(now + days * DAY_MS).toISOString()
  const page = await toLoadable(listLiveClasses(publicApiIn(locale), { ...query, from, to }))
  if (!page.ok) return page
  return { ...page, data: { ...page.data, data: splitByEnd(page.data.data, now).ahead } }
}

/** What runs now or comes next; the browser decides which of it is over by the time it is seen. */
export async function cachedNextLiveClasses(locale: string, brandId: number | null) {
  'use cache'
  cacheTag('live-classes')
  return toLoadable(listNextLiveClasses(publicApiIn(locale), brandId, Date.now()))
}

/** One live class. */
export async function cachedLiveClass(locale: string, id: string) {
  'use cache'
  cacheTag('live-classes')
  return toLoadable(getLiveClass(publicApiIn(locale), id))
}

import 'server-only'
import { cacheTag } from 'next/cache'
import { getLiveClass, listLiveClasses, type LiveClassQuery } from '@/lib/api/live-classes'
import { publicApiIn } from '@/lib/api/server-clients'
import { DAY_MS } from '@/lib/time/dates'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'
import { splitByEnd } from '@/lib/schedule/run-phase'
import { toLoadable } from './loadable'

const LONGEST_CLASS_MS = 2 * 3_600_000

/** The live classes in a time range, ordered by start. */
export async function cachedLiveClasses(locale: string, query: LiveClassQuery) {
  'use cache'
  cacheTag('live-classes')
  return toLoadable(listLiveClasses(publicApiIn(locale), query))
}

/**
 * The live classes that are running or begin within `days` days. The range is computed when the
 * cache is filled; the browser decides what is next and what has ended.
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

/**
 * Live classes that are running or come next. The cached list may be old, so the browser decides
 * which of them have ended.
 */
export async function cachedNextLiveClasses(locale: string, brandId: number | null) {
  'use cache'
  cacheTag('live-classes')
  return toLoadable(listNextLiveClasses(publicApiIn(locale), brandId, Date.now()))
}

export async function cachedLiveClass(locale: string, id: string) {
  'use cache'
  cacheTag('live-classes')
  return toLoadable(getLiveClass(publicApiIn(locale), id))
}

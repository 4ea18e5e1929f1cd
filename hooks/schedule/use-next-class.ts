import '@/lib/auth/clear-fetched-data'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listLiveClasses, type LiveClass, type LiveClassQuery } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'
import { type DayPart, startsInPart } from '@/lib/schedule/day-parts'

/**
 * The first of the classes that match, as `next`, and with `part` the first that starts in that part
 * of any day; `next` is null where there is none. A query of null asks for nothing.
 */
export function useNextClass(query: LiveClassQuery | null, part: DayPart | null) {
  return useRead(query && swrKeys.nextClass(query, part), async ([, , asked, wanted]) => ({
    next: await findNext(asked, wanted),
  }))
}

async function findNext(query: LiveClassQuery, part: DayPart | null): Promise<LiveClass | null> {
  // The provider filters by moments, not by hours of the day, which depend on the viewer's zone.
  const perPage = part === null ? 1 : 100
  let page: number | null = 1
  while (page !== null) {
    const found = await listLiveClasses(browserApi, { ...query, perPage, page })
    const next = found.data.find(
      ({ startDateTime }) => part === null || startsInPart(startDateTime, part),
    )
    if (next || part === null) return next ?? null
    page = found.paging.nextPage
  }
  return null
}

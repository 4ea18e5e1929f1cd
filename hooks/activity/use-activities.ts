import { useState } from 'react'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listPages } from '@/lib/api/list-pages'
import { swrKeys } from '@/lib/api/swr-keys'
import { type ActivityQuery, type ActivitySummary, listActivities } from '@/lib/api/user-activities'
import { deviceTimeZone } from '@/lib/time/device-time-zone'

/** For the summary alone, which comes with every page of the list. */
export const summaryOnly = { perPage: 1 }

type Chosen = Pick<ActivityQuery, 'from' | 'to' | 'perPage'>

/**
 * What the member took, with its summary: the first page and one more per call of `loadMore`; null
 * asks for nothing yet.
 */
export function useActivities(chosen: Chosen | null) {
  const [pages, setPages] = useState(1)
  const read = useRead(
    chosen && swrKeys.activities(chosen, pages),
    async ([, query, count]) => {
      let summary: ActivitySummary | undefined
      const { items, hasMore } = await listPages(async (page) => {
        const part = await listActivities(browserApi, {
          ...query,
          timeZone: deviceTimeZone(),
          page,
        })
        summary ??= part.summary
        return part
      }, count)
      return { items, hasMore, summary: summary! }
    },
    { ...recovering, keepPreviousData: true },
  )
  return { ...read, loadMore: () => setPages(pages + 1) }
}

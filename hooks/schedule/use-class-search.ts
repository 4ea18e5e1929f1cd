import { useState } from 'react'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listPages } from '@/lib/api/paging'
import { type LiveClassQuery, listLiveClasses } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * The live classes ahead that fit, by start: the first page and, as `loadMore` is called, those after
 * it. Whenever they are asked for again, all of these are.
 */
export function useClassSearch(query: LiveClassQuery) {
  const asked = JSON.stringify(query)
  const [more, setMore] = useState({ asked, pages: 1 })
  const pages = more.asked === asked ? more.pages : 1
  const classes = useRead(
    swrKeys.classSearch(query, pages),
    ([, wanted, count]) =>
      listPages((page) => listLiveClasses(browserApi, { ...wanted, page }), count),
    { keepPreviousData: pages > 1 },
  )
  return { ...classes, loadMore: () => setMore({ asked, pages: pages + 1 }) }
}

import { useDebounced } from '@/hooks/use-debounced'
import { useRead } from '@/hooks/use-read'
import type { Async } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import { searchEverything, type SearchResult } from '@/lib/api/search'
import { swrKeys } from '@/lib/api/swr-keys'
import { deviceTimeZone } from '@/lib/time/device-time-zone'

const TYPING_MS = 250

/** A result, and the text that it belongs to. */
export type Found = SearchResult & { q: string }

/**
 * What is found for a text, 250 ms after it was last changed. The result before stays until there is
 * another one; without a text there is none.
 */
export function useSiteSearch(text: string): Async<Found> & { isCurrent: boolean } {
  const wanted = text.trim()
  const q = useDebounced(wanted, TYPING_MS)
  const found = useRead(
    q === '' || wanted === '' ? null : swrKeys.search(q),
    async ([, asked]) => ({
      ...(await searchEverything(browserApi, {
        q: asked,
        timeZone: deviceTimeZone(),
      })),
      q: asked,
    }),
    { keepPreviousData: true },
  )
  return { ...found, isCurrent: found.data?.q === wanted }
}

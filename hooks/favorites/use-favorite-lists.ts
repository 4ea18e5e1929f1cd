import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { listFavoriteLists } from '@/lib/api/favorites'
import { swrKeys } from '@/lib/api/swr-keys'
import { readOnce } from '@/hooks/read-once-options'

/** One's own lists of favorites, the default one first. */
export function useFavoriteLists() {
  const { data, error, mutate } = useSWR(
    swrKeys.favoriteLists,
    () => listFavoriteLists(browserApi),
    readOnce,
  )
  return { lists: data?.data ?? null, error: error as unknown, retry: () => void mutate() }
}

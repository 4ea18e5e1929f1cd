import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listFavoriteLists } from '@/lib/api/favorites'
import { swrKeys } from '@/lib/api/swr-keys'

/** One's own lists of favorites, the default one first. */
export function useFavoriteLists() {
  return useRead(swrKeys.favoriteLists, async () => (await listFavoriteLists(browserApi)).data)
}

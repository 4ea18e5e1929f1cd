import { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { toAsyncPages } from '@/lib/api/async-pages'
import { browserApi } from '@/lib/api/browser'
import {
  addFavorite,
  type FavoriteItem,
  type FavoriteListDetail,
  getFavoriteList,
  removeFavorite,
} from '@/lib/api/favorites'
import { clearHearts } from '@/lib/favorites/heart-store'
import { swrKeys } from '@/lib/api/swr-keys'
import { recovering } from '@/hooks/recovering'
import { readOnReturn } from '@/hooks/read-on-return'
import { readOnce } from '@/hooks/use-read'

/**
 * A list of favorites with its items, page by page. `remove` and `putBack` change it optimistically
 * and return the error if the provider rejects the change; the list is then reloaded.
 */
export function useFavoriteList(id: string) {
  const { mutate: refresh } = useSWRConfig()
  const pages = useSWRInfinite<FavoriteListDetail, unknown>(
    (index: number, previous: FavoriteListDetail | null) => {
      const page = index === 0 ? 1 : (previous?.paging.nextPage ?? null)
      return page === null ? null : swrKeys.favoriteList(id, page)
    },
    ([, list, page]: ReturnType<typeof swrKeys.favoriteList>) =>
      getFavoriteList(browserApi, list, { page }),
    { ...readOnce, ...recovering, ...readOnReturn },
  )
  const { data, mutate } = pages
  const [list] = data ?? []

  // Returns the error without waiting for the reload, because the provider may be slow or hang.
  function settle(failure: unknown) {
    clearHearts()
    void refresh(swrKeys.favoriteLists)
    void mutate()
    return failure
  }

  const known = data &&
    list && {
      list,
      items: data.flatMap((page) => page.items),
      hasMore: data.at(-1)?.paging.nextPage != null,
    }

  return {
    ...toAsyncPages(pages, known),
    async remove(item: FavoriteItem) {
      if (!list) return null
      const without = data?.map((page) => ({
        ...page,
        itemsCount: page.itemsCount - 1,
        items: page.items.filter((other) => other.id !== item.id),
      }))
      await mutate(without, { revalidate: false })
      const removed = await removeFavorite(browserApi, list.id, item.id)
      return settle(removed.ok ? null : removed.error)
    },
    async putBack({ video, videoGroup }: FavoriteItem) {
      const thing = video ?? videoGroup
      if (!list || !thing) return null
      const kind = video ? 'video' : 'group'
      const added = await addFavorite(browserApi, list.id, { kind, id: thing.id })
      return settle(added.ok ? null : added.error)
    },
  }
}

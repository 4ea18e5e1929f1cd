import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import { browserApi } from '@/lib/api/browser'
import {
  addFavorite,
  createFavoriteList,
  type Favorable,
  type FavoriteList,
  listFavoriteLists,
  removeFavorite,
} from '@/lib/api/favorites'
import { isNotFound } from '@/lib/api/errors'
import { setHeart, subscribeHearts } from '@/lib/favorites/heart-store'
import { isFavoriteListKey, swrKeys } from '@/lib/api/swr-keys'

/** One's own lists as choices for something: which hold it, and ways to put it on one or take it off. */
export function useListChoice(thing: Favorable) {
  const { mutate: refresh } = useSWRConfig()
  const { data, error, mutate } = useSWR(
    swrKeys.listChoice(thing),
    () => listFavoriteLists(browserApi, thing),
    { ...readOnce, dedupingInterval: 0 },
  )
  // A heart may still be on its way to the provider when its lists are looked at.
  useEffect(() => subscribeHearts(() => void mutate()), [mutate])

  // Whichever page shows lists next has to ask anew.
  async function settle() {
    await refresh(isFavoriteListKey, () => undefined, { revalidate: false })
    void refresh(swrKeys.favoriteLists)
    await mutate()
  }

  async function write(list: FavoriteList) {
    const written =
      list.itemId === null
        ? await addFavorite(browserApi, list.id, thing)
        : await removeFavorite(browserApi, list.id, list.itemId)
    // What was taken away elsewhere is away.
    const isGone = !written.ok && list.itemId !== null && isNotFound(written.error)
    if (!written.ok && !isGone) {
      void mutate()
      return written
    }
    const itemId = written.ok && written.data ? written.data.id : null
    if (list.default) setHeart(thing, itemId)
    void settle()
    return { ok: true as const, list: { ...list, itemId } }
  }

  return {
    lists: data?.data ?? null,
    error: error as unknown,
    retry: () => void mutate(),
    /** Puts the thing on a list that does not hold it, and takes it off one that does. */
    toggle: write,
    /** Makes a list and puts the thing on it. */
    async create(name: string) {
      const made = await createFavoriteList(browserApi, name)
      return made.ok ? write(made.data) : made
    },
  }
}

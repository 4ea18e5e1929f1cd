import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import { toAsync } from '@/lib/api/async'
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
import { heartStore, setHeart } from '@/lib/favorites/heart-store'
import { isFavoriteListKey, swrKeys } from '@/lib/api/swr-keys'

/** One's own lists as choices for something: which hold it, and ways to put it on one or take it off. */
export function useListChoice(thing: Favorable) {
  const { mutate: refresh } = useSWRConfig()
  const lists = useSWR(
    swrKeys.listChoice(thing),
    async () => (await listFavoriteLists(browserApi, thing)).data,
    { ...readOnce, dedupingInterval: 0 },
  )
  const { mutate } = lists
  // A heart may still be on its way to the provider when its lists are looked at.
  useEffect(() => heartStore.subscribe(() => void mutate()), [mutate])

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
    ...toAsync(lists),
    /** Puts the thing on a list that does not hold it, and takes it off one that does. */
    toggle: write,
    /** Makes a list and puts the thing on it. */
    async create(name: string) {
      const made = await createFavoriteList(browserApi, name)
      return made.ok ? write(made.data) : made
    },
  }
}

import useSWR, { useSWRConfig } from 'swr'
import { readOnce } from '@/hooks/use-read'
import { useStore } from '@/hooks/use-store'
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
import { isNotFound } from '@/lib/api/error-kinds'
import { heartStore, setHeart } from '@/lib/favorites/heart-store'
import { isFavoriteListKey, swrKeys } from '@/lib/api/swr-keys'

/**
 * The member's lists as choices for one item: which contain it, and functions to add or remove it.
 */
export function useListChoice(thing: Favorable) {
  const { mutate: refresh } = useSWRConfig()
  // Lists that are read while the heart is being saved would say what was true before.
  const isSaving = useStore(heartStore, (stateOf) => stateOf(thing).isSaving)
  const lists = useSWR(
    isSaving ? null : swrKeys.listChoice(thing),
    async () => (await listFavoriteLists(browserApi, thing)).data,
    { ...readOnce, dedupingInterval: 0 },
  )
  const { mutate } = lists

  // Clears cached lists, so that other pages load them again.
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
    // An item that was already removed elsewhere counts as removed.
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
    /** Adds the item to a list, or removes it from a list that contains it. */
    toggle: write,
    /** Creates a list and adds the item to it. */
    async create(name: string) {
      const made = await createFavoriteList(browserApi, name)
      return made.ok ? write(made.data) : made
    },
  }
}

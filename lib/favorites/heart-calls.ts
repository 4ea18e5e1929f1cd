import { browserApi } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { isCallError, isNotFound } from '@/lib/api/errors'
import { addFavorite, type Favorable, findFavorites, removeFavorite } from '@/lib/api/favorites'

/** How many hearts one question asks for. */
const MOST = 100

export interface HeartMark {
  thing: Favorable
  /** The item on the default list. */
  item: number
}

/** Which of these are favorites. What could not be asked counts as none: a tap adds what may be there already. */
export async function findHearts(things: readonly Favorable[]): Promise<HeartMark[]> {
  const ids = (kind: Favorable['kind']) =>
    things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const [videos, groups] = [ids('video'), ids('group')]
  const questions = Array.from(
    { length: Math.ceil(Math.max(videos.length, groups.length) / MOST) },
    (_, index) => {
      const [from, to] = [index * MOST, (index + 1) * MOST]
      return findFavorites(browserApi, {
        videoIds: videos.slice(from, to),
        videoGroupIds: groups.slice(from, to),
      })
    },
  )
  try {
    return (await Promise.all(questions)).flat().map(({ itemId, videoId, videoGroupId }) => ({
      thing:
        videoId === null
          ? { kind: 'group', id: videoGroupId ?? 0 }
          : { kind: 'video', id: videoId },
      item: itemId,
    }))
  } catch (error) {
    if (isCallError(error)) return []
    throw error
  }
}

/**
 * Puts something on the default list, or takes `item` off it. Gives the item that is there then
 * (null for none), or what to say of the refusal, which may be nothing.
 */
export async function writeHeart(
  thing: Favorable,
  item: number | null,
): Promise<{ ok: true; item: number | null } | { ok: false; message: string }> {
  if (item === null) {
    const added = await addFavorite(browserApi, 'default', thing)
    return added.ok
      ? { ok: true, item: added.data.id }
      : { ok: false, message: errorText(added.error, '') }
  }
  const removed = await removeFavorite(browserApi, 'default', item)
  // What was taken away elsewhere is away.
  if (removed.ok || isNotFound(removed.error)) return { ok: true, item: null }
  return { ok: false, message: errorText(removed.error, '') }
}

import { browserApi } from '@/lib/api/browser'
import type { CallError } from '@/lib/api/errors'
import { isNotFound, hasNoResponse } from '@/lib/api/error-kinds'
import { failureText, type FailureTexts } from '@/lib/api/error-text'
import { addFavorite, type Favorable, findFavorites, removeFavorite } from '@/lib/api/favorites'
import { attempt } from '@/lib/api/result'
import { LOOK_UP_TIMEOUT_MS } from '@/lib/api/timeouts'

/** Maximum number of ids per request. */
const MOST = 100

export interface HeartState {
  thing: Favorable
  /** Id of the item on the default list. */
  item: number
}

/** Which of these are favorites; null when the request failed. */
export async function findHearts(
  things: readonly Favorable[],
  options: { timeoutMs?: number } = {},
): Promise<HeartState[] | null> {
  const ids = (kind: Favorable['kind']) =>
    things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const [videos, groups] = [ids('video'), ids('group')]
  const questions = Array.from(
    { length: Math.ceil(Math.max(videos.length, groups.length) / MOST) },
    (_, index) => {
      const [from, to] = [index * MOST, (index + 1) * MOST]
      const query = {
        videoIds: videos.slice(from, to),
        videoGroupIds: groups.slice(from, to),
      }
      return findFavorites(browserApi, query, options)
    },
  )
  const found = await attempt(Promise.all(questions))
  if (!found.ok) return null
  return found.data.flat().map(({ itemId, videoId, videoGroupId }) => ({
    thing:
      videoId === null ? { kind: 'group', id: videoGroupId ?? 0 } : { kind: 'video', id: videoId },
    item: itemId,
  }))
}

type Written = { ok: true; item: number | null } | { ok: false; error: CallError }

/** Result of a write: the current item id (null for none), or the message to show. */
export type WrittenHeart = { ok: true; item: number | null } | { ok: false; message: string | null }

/**
 * Adds something to the default list, or removes `item` from it. When no response arrives, the
 * outcome is looked up.
 */
export async function writeHeart(
  thing: Favorable,
  item: number | null,
  texts: FailureTexts,
): Promise<WrittenHeart> {
  const written = item === null ? await add(thing) : await remove(item)
  if (written.ok) return written
  const refused = { ok: false as const, message: failureText(written.error, texts) }
  if (!hasNoResponse(written.error)) return refused
  const marks = await findHearts([thing], { timeoutMs: LOOK_UP_TIMEOUT_MS })
  const now = marks === null ? item : (marks[0]?.item ?? null)
  return (now === null) === (item === null) ? refused : { ok: true, item: now }
}

async function add(thing: Favorable): Promise<Written> {
  const added = await addFavorite(browserApi, 'default', thing)
  return added.ok ? { ok: true, item: added.data.id } : added
}

async function remove(item: number): Promise<Written> {
  const removed = await removeFavorite(browserApi, 'default', item)
  // An item that was already removed elsewhere counts as removed.
  return removed.ok || isNotFound(removed.error) ? { ok: true, item: null } : removed
}

import { browserApi } from '@/lib/api/browser'
import { type CallError, isNotFound, isUnanswered } from '@/lib/api/errors'
import { failureText, type FailureTexts } from '@/lib/api/error-text'
import { addFavorite, type Favorable, findFavorites, removeFavorite } from '@/lib/api/favorites'
import { attempt } from '@/lib/api/result'
import { LOOK_UP_TIMEOUT_MS } from '@/lib/api/timeouts'

/** How many hearts one question asks for. */
const MOST = 100

export interface HeartState {
  thing: Favorable
  /** The item on the default list. */
  item: number
}

/** Which of these are favorites; null when that could not be asked. */
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

/** How a heart was written: the item that is there then (null for none), or what to say of it. */
export type WrittenHeart = { ok: true; item: number | null } | { ok: false; message: string | null }

/**
 * Puts something on the default list, or takes `item` off it. A write whose answer does not arrive is
 * looked up.
 */
export async function writeHeart(
  thing: Favorable,
  item: number | null,
  texts: FailureTexts,
): Promise<WrittenHeart> {
  const written = item === null ? await add(thing) : await remove(item)
  if (written.ok) return written
  const refused = { ok: false as const, message: failureText(written.error, texts) }
  if (!isUnanswered(written.error)) return refused
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
  // What was taken away elsewhere is away.
  return removed.ok || isNotFound(removed.error) ? { ok: true, item: null } : removed
}

import type { Deps } from '../deps'
import { checkPlayable } from './check-playable'
import type { Playback } from './playback-token'

const freshForMs = 30_000
const maxKept = 20_000
const kept = new WeakMap<Deps['db'], Map<string, { allowed: Promise<boolean>; at: number }>>()

async function ask(deps: Deps, playback: Playback): Promise<boolean> {
  const content =
    playback.kind === 'video' ? { videoId: playback.id } : { liveClassId: playback.id }
  const answer = await checkPlayable(deps, content, playback.user ?? undefined)
  if (answer === 'unknown') return false
  // The last minutes of a stream may be played out; its playlist says that it is over.
  return 'refused' in answer ? answer.refused === 'ended' : true
}

/**
 * Whether the leave that a token gives still stands: a subscription that ends takes running streams
 * with it. Asked again of the database after 30 s at the latest, not for every segment.
 */
export function stillAllowed(deps: Deps, playback: Playback): Promise<boolean> {
  const answers = kept.get(deps.db) ?? new Map<string, { allowed: Promise<boolean>; at: number }>()
  kept.set(deps.db, answers)
  const key = `${playback.kind} ${playback.id} ${playback.user}`
  const now = performance.now()
  const known = answers.get(key)
  if (known && now - known.at < freshForMs) return known.allowed
  const allowed = ask(deps, playback)
  answers.delete(key)
  answers.set(key, { allowed, at: now })
  const oldest = answers.keys().next().value
  if (answers.size > maxKept && oldest !== undefined) answers.delete(oldest)
  allowed.catch(() => answers.delete(key))
  return allowed
}

import type { Deps } from '../deps'
import { checkPlayable } from './check-playable'
import type { PlaybackClaims } from './playback-token'

const maxAgeMs = 30_000
const maxCached = 20_000
const cache = new WeakMap<Deps['db'], Map<string, { allowed: Promise<boolean>; at: number }>>()

async function checkAllowed(deps: Deps, playback: PlaybackClaims): Promise<boolean> {
  const content =
    playback.kind === 'video' ? { videoId: playback.id } : { liveClassId: playback.id }
  const result = await checkPlayable(deps, content, playback.user ?? undefined)
  if (result === 'unknown') return false
  // The last minutes of a stream may be played to the end, which its playlist marks.
  return 'denied' in result ? result.denied === 'ended' : true
}

/**
 * Whether the permission of a token is still valid: when a subscription ends, running streams end
 * too. Rechecked every 30 s at most, not for every segment.
 */
export function isStillAllowed(deps: Deps, playback: PlaybackClaims): Promise<boolean> {
  const results = cache.get(deps.db) ?? new Map<string, { allowed: Promise<boolean>; at: number }>()
  cache.set(deps.db, results)
  const key = `${playback.kind} ${playback.id} ${playback.user}`
  const now = performance.now()
  const cached = results.get(key)
  if (cached && now - cached.at < maxAgeMs) return cached.allowed
  const allowed = checkAllowed(deps, playback)
  results.delete(key)
  results.set(key, { allowed, at: now })
  const oldest = results.keys().next().value
  if (results.size > maxCached && oldest !== undefined) results.delete(oldest)
  allowed.catch(() => results.delete(key))
  return allowed
}

import type { Deps } from '../deps'
import { createDatabaseCache } from '../promise-cache'
import { checkPlayable } from './check-playable'
import type { PlaybackClaims } from './playback-token'

const cacheOf = createDatabaseCache<string, boolean>({ maxAgeMs: 30_000, maxEntries: 20_000 })

type Granted = Exclude<PlaybackClaims, { kind: 'preview' }>

async function checkAllowed(deps: Deps, playback: Granted): Promise<boolean> {
  const content =
    playback.kind === 'video' ? { videoId: playback.id } : { liveClassId: playback.id }
  const result = await checkPlayable(deps, content, playback.user ?? undefined)
  if (result === 'unknown') return false
  // The last minutes of a stream may be played to the end, which its playlist marks.
  return 'denied' in result ? result.denied === 'ended' : true
}

/**
 * Whether the permission of a token is still valid: when a subscription ends, running streams end
 * too. Rechecked every 30 s at most, not for every segment. A preview is for everybody.
 */
export async function isStillAllowed(deps: Deps, playback: PlaybackClaims): Promise<boolean> {
  if (playback.kind === 'preview') return true
  const key = `${playback.kind} ${playback.id} ${playback.user}`
  return cacheOf(deps.db)(key, () => checkAllowed(deps, playback))
}

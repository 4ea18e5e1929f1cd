import { forbidden, notFound } from '../http/errors'
import type { AppContext } from '../http/types'
import { readPlayback, type Playback } from '../playback/playback-token'
import { stillAllowed } from '../playback/still-allowed'
import { livePlaylist } from './hls/live-playlist'
import { readMediaPlaylist, roundSeconds, streamFile } from './hls/stream-files'
import { vodPlaylist } from './hls/vod-playlist'
import { sendFile } from './send-file'

const segmentCache = 'private, max-age=3600, immutable'

async function playlistText(playback: Playback, path: string, now: Date): Promise<string> {
  const playlist = await readMediaPlaylist(path)
  if (!playlist) throw notFound()
  const round = await roundSeconds(playback.stream)
  if (playback.kind === 'video') return vodPlaylist(playlist, round, playback.seconds)
  const { starts, ends } = playback
  const textAhead = playlist.segments.every(({ uri }) => uri.endsWith('.vtt'))
  return livePlaylist(playlist, round, { starts, ends, now: now.getTime(), textAhead })
}

/**
 * A file of the stream that a token gives leave to: its master playlist and segments as they are, a
 * media playlist as long as the video or sliding with the clock. Without leave, or no longer: 403.
 */
export async function sendStream(c: AppContext, token: string, file: string) {
  const { deps } = c.var
  const now = deps.clock.now()
  const playback = readPlayback(token, deps.env.playbackSecret, now)
  if (!playback || !(await stillAllowed(deps, playback)))
    throw forbidden('playback_expired', 'playback_expired')
  const path = streamFile(playback.stream, file)
  if (!path) throw notFound()
  if (!file.endsWith('.m3u8')) return sendFile(c, path, segmentCache)
  if (file === 'master.m3u8') return sendFile(c, path, 'private, no-store')
  c.header('content-type', 'application/vnd.apple.mpegurl')
  c.header('cache-control', 'private, no-store')
  c.header('cross-origin-resource-policy', 'cross-origin')
  return c.body(await playlistText(playback, path, now))
}

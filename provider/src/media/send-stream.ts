import type { AppContext } from '../http/context'
import { forbidden, notFound } from '../http/errors'
import { type PlaybackClaims, verifyPlaybackToken } from '../playback/playback-token'
import { isStillAllowed } from '../playback/recheck-playback'
import { livePlaylist, vodPlaylist } from './hls/playlists'
import { isInPreview, previewPlaylist } from './hls/preview-files'
import { readMediaPlaylist, roundSeconds, streamFile } from './hls/stream-files'
import { sendFile } from './send-file'

const segmentCache = 'private, max-age=3600, immutable'

async function playlistText(claims: PlaybackClaims, path: string, now: Date): Promise<string> {
  const playlist = await readMediaPlaylist(path)
  if (!playlist) throw notFound()
  if (claims.kind === 'preview') {
    const preview = previewPlaylist(playlist, claims.seconds)
    if (preview === null) throw notFound()
    return preview
  }
  const loopSeconds = await roundSeconds(claims.stream)
  if (claims.kind === 'video') return vodPlaylist(playlist, loopSeconds, claims.seconds)
  const { starts, ends } = claims
  const textAhead = playlist.segments.every(({ uri }) => uri.endsWith('.vtt'))
  return livePlaylist(playlist, loopSeconds, { starts, ends, now: now.getTime(), textAhead })
}

/**
 * A file of the stream that a token grants: its master playlist and segments as they are, a media
 * playlist as long as the video or sliding with the clock. A token for a preview opens only the
 * segments of its seconds. Without a valid grant: 403.
 */
export async function sendStream(c: AppContext, token: string, file: string) {
  const { deps } = c.var
  const now = deps.clock.now()
  const playback = verifyPlaybackToken(token, deps.env.playbackSecret, now)
  if (!playback || !(await isStillAllowed(deps, playback)))
    throw forbidden('playback_expired', 'playback_expired')
  const path = streamFile(playback.stream, file)
  if (!path) throw notFound()
  const isPlaylist = file.endsWith('.m3u8')
  if (playback.kind === 'preview' && !isPlaylist && !(await isInPreview(playback, file)))
    throw notFound()
  if (!isPlaylist) return sendFile(c, path, segmentCache)
  if (file === 'master.m3u8') return sendFile(c, path, 'private, no-store')
  c.header('content-type', 'application/vnd.apple.mpegurl')
  c.header('cache-control', 'private, no-store')
  c.header('cross-origin-resource-policy', 'cross-origin')
  return c.body(await playlistText(playback, path, now))
}

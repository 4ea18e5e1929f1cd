import { createLoop, segmentLines } from './loop'
import type { MediaPlaylist } from './parse-playlist'

/**
 * A whole video of `seconds`: the rounds of a sample stream as often as they fit, the last segment
 * being the one in which the video ends.
 */
export function vodPlaylist(
  playlist: MediaPlaylist,
  roundSeconds: number,
  seconds: number,
): string {
  const loop = createLoop(playlist, roundSeconds)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${playlist.target}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  for (let index = 0; ; index += 1) {
    const segment = loop.segmentAt(index)
    if (segment.start >= seconds) break
    lines.push(...segmentLines(segment, playlist.map, index === 0))
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}

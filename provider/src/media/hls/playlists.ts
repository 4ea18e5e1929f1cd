import { minuteMs } from '../../time'
import type { MediaPlaylist } from './stream-files'

/** A segment of an endless repetition; times in seconds from its beginning. */
type LoopSegment = {
  /** Counts from 0 over all repetitions. */
  index: number
  round: number
  opensRound: boolean
  uri: string
  start: number
  end: number
}

/**
 * A playlist that repeats endlessly. `roundSeconds` is the length of one repetition, the same for
 * every rendition of a stream: the last segment is declared as long as that length requires, so
 * that sound, picture and captions never drift apart.
 */
function createLoop({ segments }: MediaPlaylist, roundSeconds: number) {
  let at = 0
  const ends = segments.map(({ duration }) => (at += duration))
  ends[ends.length - 1] = roundSeconds
  const segmentAt = (index: number): LoopSegment => {
    const round = Math.floor(index / segments.length)
    const place = index % segments.length
    const base = round * roundSeconds
    return {
      index,
      round,
      opensRound: place === 0,
      uri: segments[place]!.uri,
      start: base + (place === 0 ? 0 : ends[place - 1]!),
      end: base + ends[place]!,
    }
  }
  /** How many segments have ended after `seconds`. */
  const endedBy = (seconds: number) => {
    const round = Math.floor(seconds / roundSeconds)
    const rest = seconds - round * roundSeconds
    return round * segments.length + ends.filter((end) => end <= rest).length
  }
  return { segmentAt, endedBy }
}

/** The lines of a segment; a new repetition begins with a discontinuity and its init segment. */
function segmentLines(segment: LoopSegment, map: string | null, isFirst: boolean): string[] {
  return [
    ...(segment.opensRound && segment.index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(map && (isFirst || segment.opensRound) ? [`#EXT-X-MAP:URI="${map}"`] : []),
    `#EXTINF:${(segment.end - segment.start).toFixed(5)},`,
    segment.uri,
  ]
}

const windowSeconds = 30
/**
 * The stream starts before anybody may join, so that the first viewer finds a full window.
 *
 * @internal
 */
export const leadMs = 12 * minuteMs

/**
 * The playlist of a live stream at `now`: a window of about half a minute that slides over the
 * repetitions of a sample stream by the clock, the same for everybody (RFC 8216, 6.2.2). It begins
 * 12 minutes before `starts` and closes at `ends`; all times are epoch milliseconds. With
 * `textAhead` a segment is listed when it begins instead of when it has ended, because captions are
 * known in advance.
 */
export function livePlaylist(
  playlist: MediaPlaylist,
  roundSeconds: number,
  {
    starts,
    ends,
    now,
    textAhead,
  }: { starts: number; ends: number; now: number; textAhead: boolean },
): string {
  const loop = createLoop(playlist, roundSeconds)
  const origin = starts - leadMs
  const elapsed = Math.max(0, (Math.min(now, ends) - origin) / 1000)
  const ended = loop.endedBy(elapsed)
  const after = textAhead ? ended + 1 : ended
  let first = after
  while (first > 0 && elapsed - loop.segmentAt(first - 1).start < windowSeconds) first -= 1
  if (first === after && first > 0) first -= 1
  const window = Array.from({ length: after - first }, (_, index) => loop.segmentAt(first + index))
  const opening = loop.segmentAt(first)
  // A discontinuity in front of the first segment has not been removed yet.
  const removed = opening.round - (opening.opensRound && opening.round > 0 ? 1 : 0)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${playlist.target}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${removed}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  window.forEach((segment, place) => {
    const [last, ...head] = segmentLines(segment, playlist.map, place === 0).reverse()
    const clock = `#EXT-X-PROGRAM-DATE-TIME:${new Date(origin + segment.start * 1000).toISOString()}`
    lines.push(...head.reverse(), clock, last!)
  })
  if (now >= ends) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}

/**
 * A whole video of `seconds`: a sample stream repeated as often as needed, up to the segment in
 * which the video ends.
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

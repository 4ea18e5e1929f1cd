import type { MediaPlaylist } from './parse-playlist'

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
export function createLoop({ segments }: MediaPlaylist, roundSeconds: number) {
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
export function segmentLines(segment: LoopSegment, map: string | null, isFirst: boolean): string[] {
  return [
    ...(segment.opensRound && segment.index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(map && (isFirst || segment.opensRound) ? [`#EXT-X-MAP:URI="${map}"`] : []),
    `#EXTINF:${(segment.end - segment.start).toFixed(5)},`,
    segment.uri,
  ]
}

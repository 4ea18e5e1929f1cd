import { type Card, loopSeconds, segmentSeconds } from './scene'

interface Cue {
  from: number
  to: number
  text: string
}

const stamp = (seconds: number) =>
  `00:00:${String(Math.floor(seconds)).padStart(2, '0')}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`

function cuesOf(cards: Card[]): Cue[] {
  return cards.flatMap(({ from, to, spoken }) => {
    const share = (to - from) / spoken.length
    return spoken.map((text, index) => ({
      from: from + index * share + 0.2,
      to: from + (index + 1) * share - 0.1,
      text,
    }))
  })
}

const block = ({ from, to, text }: Cue) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`

/** All captions in one WebVTT file, for players that take a plain text track. */
export function wholeCaptions(cards: Card[]): string {
  return `WEBVTT\n\n${cuesOf(cards).map(block).join('\n')}`
}

/**
 * Captions in one WebVTT file per segment. Times count from the start of the loop, as those of the
 * pictures do; a caption that crosses a border is in both files.
 */
export function captionSegments(cards: Card[]): string[] {
  const cues = cuesOf(cards)
  return Array.from({ length: loopSeconds / segmentSeconds }, (_, index) => {
    const [from, to] = [index * segmentSeconds, (index + 1) * segmentSeconds]
    const inside = cues.filter((cue) => cue.from < to && cue.to > from)
    return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${inside.map(block).join('\n')}`
  })
}

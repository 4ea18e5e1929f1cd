type Segment = { uri: string; duration: number }

/**
 * The parts of a media playlist that repeating it needs: durations in seconds, `map` the init
 * segment.
 */
export type MediaPlaylist = { target: number; map: string | null; segments: Segment[] }

/** Reads a media playlist (RFC 8216); throws when it holds no segment. */
export function parsePlaylist(text: string): MediaPlaylist {
  const segments: Segment[] = []
  let target = 0
  let map: string | null = null
  let duration = 0
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#EXT-X-TARGETDURATION:')) target = Number(line.slice(22))
    else if (line.startsWith('#EXT-X-MAP:')) map = /URI="([^"]+)"/.exec(line)?.[1] ?? null
    else if (line.startsWith('#EXTINF:')) duration = Number.parseFloat(line.slice(8))
    else if (line && !line.startsWith('#')) segments.push({ uri: line.trim(), duration })
  }
  if (segments.length === 0) throw new Error('A playlist without segments')
  return { target, map, segments }
}

/** The address of a master playlist's first rendition, whose length defines that of the others. */
export function firstRendition(master: string): string {
  const lines = master.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'))
  const uri = lines.slice(at + 1).find((line) => line && !line.startsWith('#'))
  if (at < 0 || !uri) throw new Error('A master playlist without renditions')
  return uri.trim()
}

export const lengthOf = ({ segments }: MediaPlaylist): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0)

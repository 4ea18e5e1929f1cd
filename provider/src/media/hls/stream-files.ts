import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPromiseCache } from '../../promise-cache'
import { mediaFolder } from '../manifest'

type Segment = { uri: string; duration: number }

/**
 * The parts of a media playlist that repeating it needs: durations in seconds, `map` the init
 * segment.
 */
export type MediaPlaylist = { target: number; map: string | null; segments: Segment[] }

/** Reads a media playlist (RFC 8216); throws when it holds no segment. @internal */
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

/** The address of a master playlist's first rendition, whose length defines that of the others. @internal */
export function firstRendition(master: string): string {
  const lines = master.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'))
  const uri = lines.slice(at + 1).find((line) => line && !line.startsWith('#'))
  if (at < 0 || !uri) throw new Error('A master playlist without renditions')
  return uri.trim()
}

/** The addresses of all media playlists that a master playlist names: pictures, sound and captions. */
export function mediaPlaylistsOf(master: string): string[] {
  const lines = master.split(/\r?\n/)
  const media = lines.filter((line) => line.startsWith('#EXT-X-MEDIA:'))
  return [
    ...lines.filter((line) => line && !line.startsWith('#')).map((line) => line.trim()),
    ...media.flatMap((line) => /URI="([^"]+)"/.exec(line)?.[1] ?? []),
  ]
}

/** Seconds. */
export const lengthOf = ({ segments }: MediaPlaylist): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0)

const streamPattern = /^[a-z0-9-]+$/
const filePattern = /^(?:[\w-]+\/){0,3}[\w-]+\.[a-z0-9]{1,5}$/

/**
 * The path of a file of a stream, or null when the name is not plain: no dot except before the
 * extension, so that no path leaves the folder.
 */
export function streamFile(stream: string, file: string): string | null {
  if (!streamPattern.test(stream) || !filePattern.test(file)) return null
  return join(mediaFolder, 'hls', stream, file)
}

const lengths = createPromiseCache<string, number>()

async function measureLength(stream: string): Promise<number> {
  const folder = join(mediaFolder, 'hls', stream)
  const master = await readFile(join(folder, 'master.m3u8'), 'utf8')
  return lengthOf(parsePlaylist(await readFile(join(folder, firstRendition(master)), 'utf8')))
}

/** The seconds of one repetition of a stream: the length of its first rendition. */
export const roundSeconds = (stream: string): Promise<number> =>
  lengths(stream, () => measureLength(stream))

/** A media playlist of a stream as it was made; null when there is none of that name. */
export async function readMediaPlaylist(path: string): Promise<MediaPlaylist | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : parsePlaylist(text)
}

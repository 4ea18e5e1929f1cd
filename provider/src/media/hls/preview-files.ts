import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { createPromiseCache } from '../../promise-cache'
import {
  lengthOf,
  type MediaPlaylist,
  mediaPlaylistsOf,
  readMediaPlaylist,
  streamFile,
} from './stream-files'
import { vodPlaylist } from './playlists'

/** The segments that end within the first `seconds`. */
function cutPlaylist(playlist: MediaPlaylist, seconds: number): MediaPlaylist {
  let at = 0
  const segments = playlist.segments.filter(({ duration }) => (at += duration) <= seconds)
  return { ...playlist, segments }
}

/** The playlist of the first `seconds` at most; null when not even one segment ends within them. */
export function previewPlaylist(playlist: MediaPlaylist, seconds: number): string | null {
  const cut = cutPlaylist(playlist, seconds)
  if (cut.segments.length === 0) return null
  return vodPlaylist(cut, lengthOf(cut), lengthOf(cut))
}

const files = createPromiseCache<string, Set<string>>()

async function listFiles(stream: string, seconds: number): Promise<Set<string>> {
  const master = await readFile(streamFile(stream, 'master.m3u8')!, 'utf8')
  const names = mediaPlaylistsOf(master).map(async (name) => {
    const path = streamFile(stream, name)
    const playlist = path && (await readMediaPlaylist(path))
    if (!playlist) return []
    const { map, segments } = cutPlaylist(playlist, seconds)
    const uris = [...(map ? [map] : []), ...segments.map(({ uri }) => uri)]
    return uris.map((uri) => posix.join(posix.dirname(name), uri))
  })
  return new Set((await Promise.all(names)).flat())
}

/** Whether a segment belongs to the first `seconds` of a stream, or begins all of it. */
export const isInPreview = async (
  { stream, seconds }: { stream: string; seconds: number },
  file: string,
): Promise<boolean> =>
  (await files(`${stream} ${seconds}`, () => listFiles(stream, seconds))).has(file)

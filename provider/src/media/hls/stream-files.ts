import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFolder } from '../manifest'
import { firstRendition, lengthOf, parsePlaylist, type MediaPlaylist } from './parse-playlist'
import { createPromiseCache } from '../../promise-cache'

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

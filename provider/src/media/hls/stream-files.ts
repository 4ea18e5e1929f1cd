import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFolder } from '../manifest'
import { firstRendition, lengthOf, parsePlaylist, type MediaPlaylist } from './parse-playlist'

const streamShape = /^[a-z0-9-]+$/
const fileShape = /^(?:[\w-]+\/){0,3}[\w-]+\.[a-z0-9]{1,5}$/

/**
 * The path of a file of a stream, or null when it could be anything but a plain name in its folder:
 * no dots but the ending's, so nothing climbs out.
 */
export function streamFile(stream: string, file: string): string | null {
  if (!streamShape.test(stream) || !fileShape.test(file)) return null
  return join(mediaFolder, 'hls', stream, file)
}

const lengths = new Map<string, Promise<number>>()

async function measure(stream: string): Promise<number> {
  const folder = join(mediaFolder, 'hls', stream)
  const master = await readFile(join(folder, 'master.m3u8'), 'utf8')
  return lengthOf(parsePlaylist(await readFile(join(folder, firstRendition(master)), 'utf8')))
}

/** The seconds of one round of a stream: the length of its first rendition. */
export function roundSeconds(stream: string): Promise<number> {
  const known = lengths.get(stream) ?? measure(stream)
  lengths.set(stream, known)
  known.catch(() => lengths.delete(stream))
  return known
}

/** A media playlist of a stream as it was made; null when there is none of that name. */
export async function readMediaPlaylist(path: string): Promise<MediaPlaylist | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : parsePlaylist(text)
}

import { join } from 'node:path'
import Negotiator from 'negotiator'
import { manifest, mediaFolder } from './manifest'

const usualWidth = 640

/**
 * The available width that is nearest to the requested one; of two equally near ones the wider.
 * @internal
 */
export function nearestWidth(widths: readonly number[], wanted: number): number {
  return widths.reduce((best, width) => {
    const closer = Math.abs(width - wanted) - Math.abs(best - wanted)
    return closer < 0 || (closer === 0 && width > best) ? width : best
  })
}

/** The file of a picture in the nearest width and the best format that the browser accepts. */
export function choosePicture(
  kind: 'poster' | 'portrait',
  name: string,
  { width, accept }: { width: string | undefined; accept: string },
): { file: string; hash: string } | null {
  const { pictures, widths } = manifest()
  const picture = pictures.get(name)
  if (picture?.kind !== kind) return null
  const wanted = width && /^\d{1,5}$/.test(width) ? Number(width) : usualWidth
  const types = new Negotiator({ headers: { accept } }).mediaTypes()
  const format = types.includes('image/avif') ? 'avif' : 'webp'
  const file = `${name}-${nearestWidth(widths[kind], wanted)}.${format}`
  return { file: join(mediaFolder, `${kind}s`, file), hash: picture.hash }
}

const folders = { poster: 'posters', portrait: 'portraits' } as const

/**
 * The wire form of a picture: its address, to which clients add `&w=<width>`, and a tiny `data:`
 * URI to show while it loads. Both are null for a name that the manifest does not contain.
 */
export function pictureWire(mediaUrl: string, name: string) {
  const picture = manifest().pictures.get(name)
  if (!picture) return { url: null, placeholder: null }
  return {
    url: `${mediaUrl}/${folders[picture.kind]}/${name}.webp?v=${picture.hash}`,
    placeholder: picture.placeholder,
  }
}

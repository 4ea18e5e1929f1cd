import Negotiator from 'negotiator'
import { join } from 'node:path'
import { manifest, mediaFolder } from './manifest'

const usualWidth = 640

/** The rendered width that is nearest to the wanted one; of two as near, the wider. @internal */
export function nearestWidth(widths: readonly number[], wanted: number): number {
  return widths.reduce((best, width) => {
    const closer = Math.abs(width - wanted) - Math.abs(best - wanted)
    return closer < 0 || (closer === 0 && width > best) ? width : best
  })
}

/** The file of a picture in the nearest width and the best format that the browser takes. */
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

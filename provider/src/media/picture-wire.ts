import { manifest } from './manifest'

const folders = { poster: 'posters', portrait: 'portraits' } as const

/**
 * A picture on the wire: its address, to which clients add `&w=<width>`, and a tiny `data:` URI to
 * show until it has come. Both are null for a name that the manifest does not hold.
 */
export function pictureWire(mediaUrl: string, name: string) {
  const picture = manifest().pictures.get(name)
  if (!picture) return { url: null, placeholder: null }
  return {
    url: `${mediaUrl}/${folders[picture.kind]}/${name}.webp?v=${picture.hash}`,
    placeholder: picture.placeholder,
  }
}

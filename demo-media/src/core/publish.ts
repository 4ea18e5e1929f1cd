import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { finish } from './finish'
import type { ManifestPicture } from './manifest'
import type { Picture } from './picture'
import { sizes } from './sizes'

const qualities = { webp: 82, avif: 57 }
const grain = { poster: 9, portrait: 6 }

/** Renders a picture in every width and format into `folder`; gives its line of the manifest. */
export async function publish(picture: Picture, folder: string): Promise<ManifestPicture> {
  const { width, height, widths } = sizes[picture.kind]
  const raster = await finish(picture.svg, picture.name, grain[picture.kind])
  const source = () =>
    sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
  await mkdir(folder, { recursive: true })
  for (const target of widths) {
    const file = join(folder, `${picture.name}-${target}`)
    const resized = source().resize(target, undefined, { kernel: 'lanczos3' })
    await resized.clone().webp({ quality: qualities.webp, effort: 5 }).toFile(`${file}.webp`)
    await resized.clone().avif({ quality: qualities.avif, effort: 3 }).toFile(`${file}.avif`)
  }
  const tiny = await source().resize(16).blur(0.6).webp({ quality: 30, effort: 6 }).toBuffer()
  const { dominant } = await source().resize(64).stats()
  return {
    name: picture.name,
    brand: picture.brand,
    kind: picture.kind,
    ...(picture.presents && { presents: picture.presents }),
    alt: picture.alt,
    ratio: width / height,
    hash: createHash('sha256').update(raster.data).digest('hex').slice(0, 10),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
}
